import * as contracts from '@galopin/shared/contracts';
import type { Access, Call } from '@galopin/shared/contracts';

const CALLERS: Readonly<Record<Access, string>> = {
  anyone: 'all',
  member: 'members',
  self: 'that member',
  admin: 'administrator',
  'admin-fresh': 'administrator, just signed in',
  system: 'by its own token',
};

/** The calls that contracts declare below one of these paths, each as method and path, who may, what it is for. */
export function callTable(prefixes: readonly string[]): readonly (readonly string[])[] {
  return Object.values<unknown>(contracts)
    .filter(isCall)
    .filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix)))
    .map(({ method, path, terms }) => {
      const { access, summary } = terms();
      return [`\`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``, CALLERS[access], summary];
    })
    .sort(([one = ''], [other = '']) => addressOf(one).localeCompare(addressOf(other), 'en'));
}

/** By address, then method. */
const addressOf = (call: string): string => call.replace(/^`(\w+) (.*)`$/, '$2 $1');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'terms' in value && 'path' in value;
