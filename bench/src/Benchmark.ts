import type { Command } from 'commander';

/** One line of a benchmark's table. */
export interface Figure {
  readonly what: string;
  /** With its unit. */
  readonly value: string;
}

/** One benchmark: a file in this folder, listed in `main.ts`. */
export interface Benchmark {
  /** What `pnpm bench NAME` calls it. */
  readonly name: string;
  readonly description: string;
  /** Adds the benchmark's own options, each with a default. */
  readonly options?: (command: Command) => void;
  /**
   * Measures, and leaves nothing behind.
   * @param options what the command line gave for `options`
   */
  run(options: Readonly<Record<string, unknown>>): Promise<readonly Figure[]>;
}
