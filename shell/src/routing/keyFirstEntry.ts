/**
 * Gives the entry of a new document a key of its own, before the router reads it: without one all of them share the
 * router's `default`, and with it the scroll position of whatever page was there before. One that is loaded again, or
 * gone back to, has its key already and opens where it was left.
 */
export function keyFirstEntry(history: Pick<History, 'state' | 'replaceState'>, random: () => string): void {
  const state = history.state as { readonly key?: unknown } | null;
  if (typeof state?.key !== 'string') history.replaceState({ ...state, key: random() }, '');
}
