import fc from 'fast-check';
import { formatDay, formatNumericDay, formatShortDay } from './formatDay';
import { formatCents } from './formatMoney';
import { formatParisClock, formatParisDay } from './formatParisTime';
import { formatRelative } from './formatRelative';
import { createFrenchFormat } from './frenchNumber';

/** Spaces of all kinds are one: `Intl` chooses them otherwise than we do. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const instants = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2060, 0, 1) });
const amounts = fc.oneof(
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
);
const dates = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone });
  return (instant: number) => format.format(instant);
};
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

describe('what is written without Intl is what Intl writes', () => {
  it.each([
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 2],
    [2, 2],
  ])('numbers with %d to %d decimals', (minimumFractionDigits, maximumFractionDigits) => {
    const digits = { minimumFractionDigits, maximumFractionDigits };
    const [ours, theirs] = [createFrenchFormat(digits), new Intl.NumberFormat('fr-FR', digits)];
    fc.assert(
      fc.property(amounts, (amount) => {
        // We write no « -0 ».
        expect(plain(ours(amount))).toBe(plain(theirs.format(amount)).replace(/^-(?=[0,]+$)/, ''));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([1e15, 123_456_789_012_345_680, 1e21, 1e-7, -1e21, -1e-7])('the number %d', (number) => {
    const ours = createFrenchFormat({ maximumFractionDigits: 2 });
    const theirs = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
    expect(plain(ours(number))).toBe(plain(theirs.format(number)).replace(/^-0$/, '0'));
  });

  it('amounts of money', () => {
    const euro = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.nat(1e9), (cents) => {
        expect(plain(formatCents(cents))).toBe(plain(euro.format(cents / 100)));
      }),
    );
  });

  it('days', () => {
    const forms = [
      [formatDay, dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })],
      [formatShortDay, dates({ weekday: 'short', day: 'numeric', month: 'short' })],
      [formatNumericDay, dates({ day: '2-digit', month: '2-digit', year: 'numeric' })],
    ] as const;
    fc.assert(
      fc.property(instants, (instant) => {
        for (const [ours, theirs] of forms)
          expect(ours(isoDay(instant)).replace('1er ', '1 ')).toBe(plain(theirs(instant)));
      }),
    );
  });

  it('clocks in Paris', () => {
    const clock = dates({ hour: 'numeric', minute: '2-digit' }, 'Europe/Paris');
    const day = dates({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'Europe/Paris');
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatParisClock(instant)).toBe(clock(instant).replace(/^0?(\d+):/, '$1h'));
        expect(formatParisDay(instant)).toBe(day(instant));
      }),
    );
  });

  it('distances in time', () => {
    const theirs = new Intl.RelativeTimeFormat('fr-FR', { style: 'short', numeric: 'always' });
    for (const hours of [1, 2, 23, -1, -23])
      expect(plain(formatRelative(hours * 3_600_000))).toBe(plain(theirs.format(hours, 'hour')));
    for (const days of [1, 3, 1200, -1, -45])
      expect(plain(formatRelative(days * 86_400_000))).toBe(plain(theirs.format(days, 'day')));
    for (const minutes of [1, 59, -12])
      expect(plain(formatRelative(minutes * 60_000))).toBe(plain(theirs.format(minutes, 'minute')));
  });
});
