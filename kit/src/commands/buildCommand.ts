import path from 'node:path';
import { step } from '../terminal/report';
import { DIST_OPTION } from './CommandContext';
import type { RegisterCommands } from './createProgram';

/** Builds what is in the working tree and says where it lies. */
export const buildCommand: RegisterCommands = (program, context) => {
  program
    .command('build')
    .description('builds the remote; nothing is sent')
    .option(...DIST_OPTION)
    .action(async ({ dist }: { dist?: string }) => {
      const { artifact, directory } = await step(
        'Build',
        () => context.build(context.own ?? '', dist),
        ({ artifact: made, fresh }) => `${made.name} ${made.buildId}${fresh ? '' : ' (unchanged)'}`,
      );
      const bytes = Object.values(artifact.files).reduce((sum, { brotli }) => sum + brotli, 0);
      context.print(`  ${path.relative(context.root, directory)}  ${(bytes / 1000).toFixed(1)} kB of brotli`);
    });
};
