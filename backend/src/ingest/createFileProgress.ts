import { SingleBar } from 'cli-progress';

/** Shows how far the import of a file is. */
export interface FileProgress {
  /** Bytes of the file read so far; the bar and the time left follow them. */
  bytes(read: number): void;
  /** Rows stored so far. */
  rows(stored: number): void;
  /** Takes the bar away; may be called again. */
  stop(): void;
}

/** Time left is reckoned from this many updates: enough to even out the pauses of the database. */
const ETA_UPDATES = 100;

/**
 * A progress bar with rows, rows a second and time left; nothing where output is not a terminal.
 * @param size bytes of the file
 */
export function createFileProgress(file: string, size: number, output: NodeJS.WriteStream = process.stderr) {
  const started = performance.now();
  const bar = new SingleBar({
    stream: output,
    format: `${file}  {bar} {percentage} %  {rows} rows  {rate}/s  {eta_formatted} left`,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    barsize: 20,
    etaBuffer: ETA_UPDATES,
    clearOnComplete: true,
    // Its own handling of signals would keep an interrupted command running.
    gracefulExit: false,
  });
  bar.start(size, 0, { rows: 0, rate: 0 });
  return {
    bytes: (read) => bar.update(read),
    rows: (stored) => {
      const seconds = (performance.now() - started) / 1000;
      bar.update({ rows: stored, rate: Math.round(stored / seconds) });
    },
    stop: () => bar.stop(),
  } satisfies FileProgress;
}
