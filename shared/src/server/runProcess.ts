/** Something that was started. */
export interface Running {
  /** Ends answers under way, then everything behind them. */
  stop(): Promise<unknown>;
  /** Milliseconds that this may take; the process is ended after them. Without end by default. */
  readonly stopLimit?: number;
}

/**
 * The whole work of a process: starts it, stops it at SIGTERM or SIGINT, and exits with 0; with 1 where it could not be
 * started, or stopped, saying why and behind it by what.
 */
export function runProcess(
  start: () => Promise<Running>,
  process: Pick<NodeJS.Process, 'exit' | 'on'> & {
    readonly stderr: Pick<NodeJS.WriteStream, 'write'>;
  } = globalThis.process,
): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  };
  const wait = ({ stop, stopLimit }: Running) => {
    let stopping: Promise<void> | undefined;
    const end = () => {
      if (stopping !== undefined) return;
      if (stopLimit !== undefined)
        setTimeout(
          () => fail(new Error(`The process did not stop within ${stopLimit} ms.`)),
          stopLimit,
        ).unref();
      stopping = stop().then(() => process.exit(0), fail);
    };
    // For good: without a listener, a second signal would kill what is being stopped.
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  };
  start().then(wait).catch(fail);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : JSON.stringify(error);
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${describe(error.cause)}`;
}
