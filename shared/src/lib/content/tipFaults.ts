import type { ContentTexts, TippedRunner } from '../../contracts';

/** Numbers that a tip gives in order. */
const SELECTED = 8;

type TipText = ContentTexts['tips'];
export type TipField =
  | 'selection'
  | 'base'
  | 'regular'
  | 'outsiders'
  | 'favourite'
  | 'regret'
  | 'lastMinute'
  | 'notes';

/** What is wrong with a number of a tip; `number` is the one it is about, or how many are wanted. */
export interface TipFault {
  readonly field: TipField;
  readonly reason:
    | 'count'
    | 'twice'
    | 'not-declared'
    | 'non-runner'
    | 'not-selected'
    | 'selected'
    | 'in-two-groups';
  readonly number: number;
}

/** How many numbers a tip gives: eight, or all that run where these are fewer. */
export function selectionSize(runners: readonly TippedRunner[]): number {
  return Math.min(SELECTED, runners.filter(({ isNonRunner }) => !isNonRunner).length);
}

/**
 * Checks a tip against the race's declared runners.
 * @param isComplete whether the selection must be whole: a draft may have fewer numbers
 */
export function tipFaults(
  tip: TipText,
  runners: readonly TippedRunner[],
  isComplete: boolean,
): readonly TipFault[] {
  const size = selectionSize(runners);
  const { length } = tip.selection;
  const groups = { base: tip.base, regular: tip.regular, outsiders: tip.outsiders };
  const placed = Object.values(groups).flat();
  return [
    ...((isComplete ? length !== size : length > size)
      ? [{ field: 'selection', reason: 'count', number: size } as const]
      : []),
    ...tip.selection.flatMap((number, place) =>
      selectedFault(number, tip.selection.indexOf(number) < place, runners),
    ),
    ...Object.entries(groups).flatMap(([field, numbers]) =>
      numbers.flatMap((number) => groupFault(field as TipField, number, tip, placed)),
    ),
    ...(tip.favourite === null ? [] : notSelected('favourite', tip.favourite, tip)),
    ...besideFaults('regret', tip, runners),
    ...besideFaults('lastMinute', tip, runners),
    ...tip.notes.flatMap(({ number }, place) =>
      tip.notes.findIndex((note) => note.number === number) < place
        ? [{ field: 'notes', reason: 'twice', number } as const]
        : notSelected('notes', number, tip),
    ),
  ];
}

function selectedFault(
  number: number,
  isTwice: boolean,
  runners: readonly TippedRunner[],
): readonly TipFault[] {
  const field = 'selection';
  return isTwice ? [{ field, reason: 'twice', number }] : declaredFault(field, number, runners);
}

function declaredFault(
  field: TipField,
  number: number,
  runners: readonly TippedRunner[],
): readonly TipFault[] {
  const runner = runners.find((declared) => declared.number === number);
  if (runner === undefined) return [{ field, reason: 'not-declared', number }];
  return runner.isNonRunner ? [{ field, reason: 'non-runner', number }] : [];
}

/** A regret is left out of the selection; what came late may stand in it. */
function besideFaults(
  field: 'regret' | 'lastMinute',
  tip: TipText,
  runners: readonly TippedRunner[],
): readonly TipFault[] {
  const number = tip[field] ?? null;
  if (number === null) return [];
  if (field === 'regret' && tip.selection.includes(number)) return [{ field, reason: 'selected', number }];
  return declaredFault(field, number, runners);
}

function groupFault(
  field: TipField,
  number: number,
  tip: TipText,
  placed: readonly number[],
): readonly TipFault[] {
  if (placed.filter((other) => other === number).length > 1)
    return [{ field, reason: 'in-two-groups', number }];
  return notSelected(field, number, tip);
}

function notSelected(field: TipField, number: number, { selection }: TipText): readonly TipFault[] {
  return selection.includes(number) ? [] : [{ field, reason: 'not-selected', number }];
}
