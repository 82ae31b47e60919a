import { networkOf } from './networkOf';

/** A call that was refused. */
export interface Refusal {
  /** Method and pattern, never the address that was asked for. */
  readonly route: string;
  /** HTTP status. */
  readonly status: number;
  readonly code: string;
  /** Address of who called. */
  readonly ip: string;
}

/** Refusals of one kind since they were last taken. */
export interface CountedRefusal extends Omit<Refusal, 'ip'> {
  readonly calls: number;
  readonly networks: readonly string[];
}

/** Kinds that are told apart between two writes; more than the API has routes that refuse. */
const KINDS = 200;
/** Networks kept of each kind. */
const NETWORKS = 3;
const OTHERS = '(others)';

/** Counts refused calls in memory: whatever an attacker sends, what is kept and written stays small. */
export function createRefusalCount() {
  let counts = new Map<string, CountedRefusal>();
  const add = ({ calls, networks, ...kind }: CountedRefusal) => {
    const isNew = !counts.has(keyOf(kind));
    const of = isNew && counts.size >= KINDS ? { ...kind, route: OTHERS, code: OTHERS } : kind;
    const known = counts.get(keyOf(of));
    const all = [...new Set([...(known?.networks ?? []), ...networks])];
    counts.set(keyOf(of), {
      ...of,
      calls: (known?.calls ?? 0) + calls,
      networks: all.slice(0, NETWORKS),
    });
  };
  return {
    count({ ip, ...kind }: Refusal): void {
      const known = counts.get(keyOf(kind));
      const isSampled = known === undefined || known.networks.length < NETWORKS;
      add({ ...kind, calls: 1, networks: isSampled ? [networkOf(ip)] : [] });
    },
    /** All since the last time, which are counted from nothing again. */
    take(): readonly CountedRefusal[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    /** Counts again what was taken and could not be written. */
    giveBack: (taken: readonly CountedRefusal[]): void => taken.forEach(add),
  };
}

const keyOf = ({ route, status, code }: Omit<Refusal, 'ip'>) => `${status} ${code} ${route}`;

export type RefusalCount = ReturnType<typeof createRefusalCount>;
