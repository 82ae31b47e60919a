/** Fields that may carry a race's number, in the order they are asked (specification, part 5). */
const NUMBER_FIELDS = [
  'numcourse',
  'numCourse',
  'numOrdre',
  'numordre',
  'prix',
  'prixnum',
  'prixNum',
  'num',
  'course',
];

/** The first digits found in a number or string; `null` when there are none. */
export function firstDigits(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const digits = /\d+/.exec(String(value))?.[0];
  return digits === undefined ? null : Number(digits);
}

/** A race's number in its meeting, from the first field that has one, else from the digits of its name. */
export function raceNumberOf(record: Readonly<Record<string, unknown>>): number | null {
  for (const field of NUMBER_FIELDS) {
    const number = firstDigits(record[field]);
    if (number !== null) return number;
  }
  return firstDigits(record['prixnom']);
}

/** A race's meeting number; `null` for a meeting known by name only. */
export function meetingNumberOf(record: Readonly<Record<string, unknown>>): number | null {
  return firstDigits(record['reun']);
}
