import { CommanderError } from 'commander';
import { complain } from '../start/report';
import { createCommandContext } from './createCommandContext';
import { createProgram } from './createProgram';
import { describeFindings } from './describeChange';
import { printable } from './printable';
import { EXIT_CODES, ReleaseError } from '@galopin/delivery/client';

createProgram(createCommandContext(process.env))
  .parseAsync()
  .catch((error: unknown) => {
    // Commander has said what is wrong already; asking for help is not.
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
      return;
    }
    if (error instanceof ReleaseError) {
      for (const line of [`✘ ${error.summary}`, ...describeFindings(error.findings)])
        complain(printable(line));
      process.exitCode = error.exitCode;
      return;
    }
    complain(String(error instanceof Error ? error.stack : error));
    process.exitCode = EXIT_CODES.refused;
  });
