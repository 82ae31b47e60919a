export { answerLines } from './answerLines';
export { askAtTerminal } from './askAtTerminal';
export type * from './CommandContext';
export { createProgram, type RegisterCommands } from './createProgram';
export { minutes } from './describeBuilds';
export { describeTable } from './describeTable';
export { previewCommand } from './previewCommand';
export { releaseActor } from './releaseOrigin';
export { runProgram } from './runProgram';
