import type { Command } from 'commander';
import type { CommandContext } from './CommandContext';

/** A command about one name: told at the terminal, or the one remote of a repository of its own. */
export function aboutName(command: Command, { own }: Pick<CommandContext, 'own'>) {
  if (own === undefined) command.argument('<name>', 'shell, mf-races, …');
  return <Rest extends readonly unknown[]>(act: (name: string, ...rest: Rest) => Promise<void>) =>
    own === undefined ? act : (...rest: Rest) => act(own, ...rest);
}
