const roundMoney = (value: number): number => {
  const step = value > 40_000 ? 5000 : value > 8000 ? 1000 : 500;
  return Math.round(value / step) * step;
};

/**
 * Prize money of a race, whole units of currency.
 * @param level class of the race, 0 to 1
 * @param rate units of the currency for one euro
 */
export function purseOf(level: number, { isQuinte = false, rate = 1 } = {}): number {
  return roundMoney((isQuinte ? 52_000 : 4200 * 26 ** level) * rate);
}
