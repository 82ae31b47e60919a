/**
 * The tips of a day that are for everybody: those the editor gave away, else the first of the day.
 * @param tips by meeting, race and time
 */
export function openTips<Tip extends { readonly free?: boolean }>(tips: readonly Tip[]): ReadonlySet<Tip> {
  const given = tips.filter(({ free }) => free);
  return new Set(given.length > 0 ? given : tips.slice(0, 1));
}
