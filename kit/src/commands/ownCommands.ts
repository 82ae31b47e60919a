import type { RegisterCommands } from './createProgram';
import { buildCommand } from './buildCommand';
import { devCommand } from './devCommand';

/** What is done in the repository of one remote. */
export const ownCommands: readonly RegisterCommands[] = [devCommand, buildCommand];
