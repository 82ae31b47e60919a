import { SettingsError } from '@galopin/shared/settings';
import { CommanderError, type Command } from 'commander';
import { UnusableFileError } from '../../ingest/Importer';

/** Exit code for arguments, settings or files that cannot be used; rejected rows alone leave it at 0. */
export const UNUSABLE = 2;

/** Runs a program; what a person can put right is told in words, without a stack, and ends with code 2. */
export async function runCommand(program: Command): Promise<void> {
  for (const command of [program, ...program.commands]) command.exitOverride();
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : UNUSABLE;
      return;
    }
    if (!(error instanceof SettingsError) && !(error instanceof UnusableFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = UNUSABLE;
  }
}
