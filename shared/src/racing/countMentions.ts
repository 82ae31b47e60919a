import type { PressSelection } from '../contracts';

/** How many titles name a runner. */
export interface Mentions {
  readonly number: number;
  readonly titles: number;
}

/** Counts how often each runner is named, the most named first, then by number; twice in one title counts once. */
export function countMentions(titles: readonly PressSelection[]): readonly Mentions[] {
  const counts = new Map<number, number>();
  for (const { selection } of titles)
    for (const number of new Set(selection)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts]
    .map(([number, named]) => ({ number, titles: named }))
    .sort((one, other) => other.titles - one.titles || one.number - other.number);
}
