/** Customary label of each shoeing code (front then hind: D bare, F shod, P plates). */
const LABELS: Readonly<Record<string, string>> = {
  DD: 'D4',
  DF: 'DA',
  FD: 'DP',
  PP: 'P4',
  PF: 'PA',
  FP: 'PP',
  PD: 'PA DP',
  DP: 'DA PP',
  FF: 'F',
};

/**
 * A shoeing code as race cards write it: `DD` → « D4 ». A code without a customary label stays as it is.
 * Mind the trap: the source's `PP` is plates on all four, the card's « PP » plates behind.
 * @source `defoeil` of the pturf tables
 */
export function shoeingLabel(code: string): string {
  return LABELS[code] ?? code;
}
