const two = (value: number) => String(value).padStart(2, '0');

/** Total time `3'27"54` of milliseconds. */
export function totalTime(milliseconds: number): string {
  const hundredths = Math.round(milliseconds / 10);
  return `${Math.floor(hundredths / 6000)}'${two(Math.floor((hundredths % 6000) / 100))}"${two(hundredths % 100)}`;
}

/** Kilometre rate `1'13"6` of milliseconds a kilometre. */
export function kilometreRate(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100);
  return `${Math.floor(tenths / 600)}'${two(Math.floor((tenths % 600) / 10))}"${tenths % 10}`;
}

const MARGINS: readonly (readonly [number, string])[] = [
  [0.04, 'Nez'],
  [0.1, 'Courte tête'],
  [0.18, 'Tête'],
  [0.27, 'Courte encolure'],
  [0.4, 'Encolure'],
  [0.62, '1/2 L'],
  [0.87, '3/4 L'],
];

/** Margin in French, from lengths: `Nez`, `1/2 L`, `2 L 1/4`, `Loin`. */
export function margin(lengths: number): string {
  const short = MARGINS.find(([limit]) => lengths < limit);
  if (short !== undefined) return short[1];
  if (lengths > 20) return 'Loin';
  const quarters = lengths > 5 ? Math.round(lengths) * 4 : Math.round(lengths * 4);
  const rest = ['', ' 1/4', ' 1/2', ' 3/4'][quarters % 4]!;
  return `${Math.floor(quarters / 4)} L${rest}`;
}
