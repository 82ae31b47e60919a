import { CommanderError, type Command } from 'commander';
import { EXIT_CODES, ReleaseError } from '../client';
import { complain } from '../terminal/report';
import { describeFindings } from './describeChange';
import { printable } from './printable';

/** Runs what was typed; what fails is told in words, with an exit code that says how (EXIT_CODES). */
export async function runProgram(create: () => Command | Promise<Command>): Promise<void> {
  try {
    await (await create()).parseAsync();
  } catch (error) {
    process.exitCode = explain(error);
  }
}

function explain(error: unknown): number {
  // Commander has said what is wrong already; asking for help is not.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
  if (error instanceof ReleaseError) {
    for (const line of [`✘ ${error.summary}`, ...describeFindings(error.findings)]) complain(printable(line));
    return error.exitCode;
  }
  complain(String(error instanceof Error ? error.stack : error));
  return EXIT_CODES.refused;
}
