/** A member of what the shell gives that a later version of the contract will not have. */
export interface Deprecation {
  /** As remotes write it, from {@link ShellApi} on: `session.refreshToken`. */
  readonly member: string;
  /** Contract version that announced it. */
  readonly since: string;
  /** Contract version that goes without it: a major one, and at least one minor version after `since`. */
  readonly goes: string;
  /** What is written in its place. */
  readonly instead: string;
}

/**
 * What goes away (docs/decisions/0082). Each is announced where it is compiled (`@deprecated`), where it is released (the
 * gate warns), and counted where it runs (health, event `deprecated`), for one minor version at least.
 */
export const DEPRECATIONS: readonly Deprecation[] = [
  {
    member: 'session.refreshToken',
    since: '1.5.0',
    goes: '2.0.0',
    instead: 'nothing: every call of `api` and `data` carries a token that is still good',
  },
];

/**
 * Deprecated members that a text of a program names. By name alone, so that compiled files of any bundler can be looked
 * at: another object's member of the same name is taken for it.
 */
export function deprecatedIn(text: string): readonly Deprecation[] {
  return DEPRECATIONS.filter(({ member }) => text.includes(`.${member.split('.').at(-1) ?? member}`));
}
