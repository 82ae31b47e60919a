import type { LastMinuteKind } from '@galopin/shared/contracts';

/** What changes can be chosen by, in the order of the choices; the key stands in the address as `sorte`. */
export const CHANGE_GROUPS = {
  runners: ['non-runner', 'runs-again'],
  riders: ['rider'],
  equipment: ['shoeing', 'blinkers'],
  ground: ['ground'],
  odds: ['odds-fall'],
  programme: ['start-time', 'called-off'],
} as const satisfies Readonly<Record<string, readonly LastMinuteKind[]>>;
export type ChangeGroup = keyof typeof CHANGE_GROUPS;

/** The query parameter that holds the group. */
export const GROUP_KEY = 'sorte';

export const GROUP_NAMES = Object.keys(CHANGE_GROUPS) as readonly ChangeGroup[];

/** The group that an address asks for; `null` for all, and for a name that nobody knows. */
export function readGroup(query: Readonly<Record<string, string>>): ChangeGroup | null {
  return GROUP_NAMES.find((group) => group === query[GROUP_KEY]) ?? null;
}

export const isOfGroup = (kind: LastMinuteKind, group: ChangeGroup | null): boolean =>
  group === null || (CHANGE_GROUPS[group] as readonly LastMinuteKind[]).includes(kind);
