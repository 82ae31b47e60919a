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

export interface FileProgressOptions {
  readonly output?: NodeJS.WriteStream;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

/** Time left is reckoned from this many updates: enough to even out the pauses of the database. */
const ETA_UPDATES = 100;
/** Milliseconds between two lines where output is kept in a file. */
const LINE_EVERY = 30_000;

/**
 * A progress bar with rows, rows a second and time left; where output is not a terminal the same in a line every half
 * minute.
 * @param size bytes of the file; 0 where there is none
 */
export function createFileProgress(
  file: string,
  size: number,
  { output = process.stderr, now = () => performance.now() }: FileProgressOptions = {},
): FileProgress {
  return output.isTTY ? createBar(file, size, output, now) : createLines(file, size, output, now);
}

function createBar(file: string, size: number, output: NodeJS.WriteStream, now: () => number): FileProgress {
  const started = now();
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
    rows: (stored) => bar.update({ rows: stored, rate: rateOf(stored, now() - started) }),
    stop: () => bar.stop(),
  };
}

function createLines(
  file: string,
  size: number,
  output: NodeJS.WriteStream,
  now: () => number,
): FileProgress {
  const started = now();
  let told = started;
  let read = 0;
  return {
    bytes: (bytes) => void (read = bytes),
    rows: (stored) => {
      const time = now();
      if (time - told < LINE_EVERY) return;
      told = time;
      const taken = time - started;
      const left =
        read > 0 && size > read ? `, about ${Math.ceil((taken / read) * (size - read) * 0.001)} s left` : '';
      const share = size > 0 ? `${Math.floor((100 * read) / size)} %, ` : '';
      output.write(`${file}: ${share}${stored} rows, ${rateOf(stored, taken)}/s${left}\n`);
    },
    stop: () => undefined,
  };
}

const rateOf = (rows: number, milliseconds: number) => Math.round((1000 * rows) / Math.max(1, milliseconds));
