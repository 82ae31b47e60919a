import { createProgram, runProgram } from '@galopin/kit/commands';
import { createCommandContext } from './createCommandContext';
import { siteCommands } from './siteCommands';

await runProgram(() => createProgram('pnpm', createCommandContext(process.env), siteCommands));
