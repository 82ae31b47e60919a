import { createProgram, runProgram } from './commands';
import { createTeamContext } from './commands/createTeamContext';
import { ownCommands } from './commands/ownCommands';

await runProgram(async () =>
  createProgram('galopin', await createTeamContext(process.cwd(), process.env), ownCommands),
);
