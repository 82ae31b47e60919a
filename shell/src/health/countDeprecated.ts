import { buildIn } from './buildIn';
import type { ErrorWatchOptions } from './watchErrors';

/** Gives a member of the shell's that goes away, counting who still calls it. */
export type CountDeprecated = <Member extends (...args: never[]) => unknown>(
  name: string,
  member: Member,
) => Member;

/**
 * Calls are counted by the build whose file made them, once in a page for each build and member. A call that no file of
 * a remote's stands behind, such as a listener's, is nobody's.
 */
export function countDeprecated({
  roleOf,
  onEvent,
}: Pick<ErrorWatchOptions, 'roleOf' | 'onEvent'>): CountDeprecated {
  const counted = new Set<string>();
  const count = (name: string, stack: string) => {
    const caller = buildIn(stack, 'shell');
    const role = caller && roleOf(caller.remote, caller.build);
    if (!role) return;
    const key = `${name} ${caller.remote}/${caller.build}`;
    if (counted.has(key)) return;
    counted.add(key);
    onEvent({ kind: 'deprecated', ...caller, role });
  };
  return <Member extends (...args: never[]) => unknown>(name: string, member: Member) =>
    ((...args: Parameters<Member>) => {
      count(name, new Error().stack ?? '');
      return member(...args);
    }) as Member;
}
