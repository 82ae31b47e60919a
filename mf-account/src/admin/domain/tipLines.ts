import type { ContentTexts, TippedRunner } from '@galopin/shared/contracts';

type TipText = ContentTexts['tips'];

export const TIP_GROUPS = ['base', 'regular', 'outsiders'] as const;
export type TipGroup = (typeof TIP_GROUPS)[number];

/** A selected runner with what the tip says of it. */
export interface TipLine {
  readonly number: number;
  readonly group: TipGroup | null;
  readonly isFavourite: boolean;
  readonly note: string;
}

export const EMPTY_TIP: TipText = {
  title: '',
  text: '',
  base: [],
  regular: [],
  outsiders: [],
  favourite: null,
  selection: [],
  notes: [],
};

/** The selection, best first. */
export function tipLines(tip: TipText): readonly TipLine[] {
  return tip.selection.map((number) => ({
    number,
    group: TIP_GROUPS.find((group) => tip[group].includes(number)) ?? null,
    isFavourite: tip.favourite === number,
    note: tip.notes.find((note) => note.number === number)?.text ?? '',
  }));
}

/** The tip that says this; groups and notes go by the selection. */
export function withLines(tip: TipText, lines: readonly TipLine[]): TipText {
  const numbersOf = (group: TipGroup) =>
    lines.filter((line) => line.group === group).map(({ number }) => number);
  return {
    ...tip,
    selection: lines.map(({ number }) => number),
    base: numbersOf('base'),
    regular: numbersOf('regular'),
    outsiders: numbersOf('outsiders'),
    favourite: lines.find(({ isFavourite }) => isFavourite)?.number ?? null,
    notes: lines.filter(({ note }) => note !== '').map(({ number, note }) => ({ number, text: note })),
  };
}

/** Puts a runner at the end of the selection, or takes it out with all that is said of it. */
export function toggleRunner(tip: TipText, number: number): TipText {
  const lines = tipLines(tip);
  const others = lines.filter((line) => line.number !== number);
  if (others.length < lines.length) return withLines(tip, others);
  return withLines(tip, [...lines, { number, group: null, isFavourite: false, note: '' }]);
}

/** Says something of every selected runner of which nothing is said yet, where there is something to say. */
export function suggestNotes(tip: TipText, runners: readonly TippedRunner[]): TipText {
  const wordsOf = (number: number) => runners.find((runner) => runner.number === number)?.words ?? '';
  return withLines(
    tip,
    tipLines(tip).map((line) => (line.note === '' ? { ...line, note: wordsOf(line.number) } : line)),
  );
}

/** Moves a runner up (-1) or down (1) in the selection; at its end it stays. */
export function moveRunner(tip: TipText, number: number, by: -1 | 1): TipText {
  const lines = [...tipLines(tip)];
  const from = lines.findIndex((line) => line.number === number);
  const [line, other] = [lines[from], lines[from + by]];
  if (line === undefined || other === undefined) return tip;
  lines[from] = other;
  lines[from + by] = line;
  return withLines(tip, lines);
}

/** Changes what is said of one runner; there is one favourite at most. */
export function changeLine(tip: TipText, number: number, changed: Partial<TipLine>): TipText {
  const lines = tipLines(tip).map((line) => {
    if (line.number === number) return { ...line, ...changed };
    return changed.isFavourite === true ? { ...line, isFavourite: false } : line;
  });
  return withLines(tip, lines);
}
