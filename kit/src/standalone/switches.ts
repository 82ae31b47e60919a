export const VISITORS = ['anonymous', 'member', 'subscriber', 'admin'] as const;
export const NETWORKS = ['normal', 'slow', 'empty', 'failing'] as const;

export type Visitor = (typeof VISITORS)[number];
export type Network = (typeof NETWORKS)[number];

/** What a developer can set while a remote runs alone. */
export interface Switches {
  readonly visitor: Visitor;
  readonly network: Network;
}

const KEY = 'galopin-standalone';

/** Switches of this tab; they survive a reload. */
export function readSwitches(storage: Storage): Switches {
  const stored = new URLSearchParams(storage.getItem(KEY) ?? '');
  return {
    visitor: VISITORS.find((visitor) => visitor === stored.get('visitor')) ?? 'anonymous',
    network: NETWORKS.find((network) => network === stored.get('network')) ?? 'normal',
  };
}

export function writeSwitches(storage: Storage, switches: Switches): void {
  storage.setItem(KEY, new URLSearchParams({ ...switches }).toString());
}
