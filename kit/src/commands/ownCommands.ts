import type { RegisterCommands } from './createProgram';
import { buildCommand } from './buildCommand';
import { checkCommand } from './checkCommand';
import { devCommand } from './devCommand';

/** What is done in the repository of one remote. */
export const ownCommands: readonly RegisterCommands[] = [devCommand, checkCommand, buildCommand];
