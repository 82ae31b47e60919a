import { createProgram, runProgram } from './commands';
import { createTeamContext } from './commands/createTeamContext';
import { ownCommands } from './commands/ownCommands';

const context = await createTeamContext(process.cwd(), process.env);
await runProgram(createProgram('galopin', context, ownCommands));
