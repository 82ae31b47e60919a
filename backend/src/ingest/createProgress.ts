/** Shows how far a command is. */
export interface Progress {
  /** Replaces the line shown; shows nothing where output is not a terminal, and at most ten lines a second. */
  show(line: string): void;
  /** Replaces it for good. */
  end(line: string): void;
}

const PAUSE_MS = 100;
const CLEAR_LINE = '\r\u001b[2K';

export function createProgress(output: NodeJS.WriteStream): Progress {
  let shown = 0;
  return {
    show: (line) => {
      if (!output.isTTY || Date.now() - shown < PAUSE_MS) return;
      shown = Date.now();
      output.write(`${CLEAR_LINE}${line.slice(0, Math.max(20, output.columns - 1))}`);
    },
    end: (line) => void output.write(`${output.isTTY ? CLEAR_LINE : ''}${line}\n`),
  };
}
