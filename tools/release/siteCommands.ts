import type { RegisterCommands } from '@galopin/kit/commands';
import { pruneCommand } from './pruneCommand';
import { tokenCommands } from './tokenCommands';
import { trustCommand } from './trustCommand';

/** What whoever runs the site does with it, beside what teams do: all of it needs the site's own token. */
export const siteCommands: readonly RegisterCommands[] = [tokenCommands, trustCommand, pruneCommand];
