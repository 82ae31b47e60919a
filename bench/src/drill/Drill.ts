import type { Command } from 'commander';

/** One line of a report: what was counted or measured, and whether it is as it must be. */
export interface Finding {
  readonly what: string;
  readonly value: string;
  /** Absent for a figure that nothing is promised of. */
  readonly holds?: boolean;
}

/** What is to be read where something did not hold. */
export function tellErrors(errors: readonly string[]): Finding {
  const last = errors.slice(-8).map((line) => `\n    ${line.slice(0, 400)}`);
  return { what: 'errors that the servers logged', value: `${errors.length}${last.join('')}` };
}

/** A trouble that is made on purpose, and what must still hold. */
export interface Drill {
  readonly name: string;
  readonly description: string;
  /** Programs that it starts beside the project's own. */
  readonly needs?: readonly string[];
  /** Why it cannot be run here, for another reason; null where it can. */
  readonly whyNot?: () => Promise<string | null>;
  /** Adds the drill's options to its command; their defaults are the short form that the test command runs. */
  options(command: Command): Command;
  run(options: Readonly<Record<string, unknown>>): Promise<readonly Finding[]>;
}
