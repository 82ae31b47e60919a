/**
 * « R1 C4 », what of it is known, on one line; empty when neither number is.
 * @param number the race's number in its meeting
 */
export function raceLabel(meeting: number | null, number: number | null): string {
  return [meeting !== null && `R${meeting}`, number !== null && `C${number}`].filter(Boolean).join('\u00a0');
}
