import fc from 'fast-check';
import * as format from '../index';

/** Shows no-break spaces as `_` (narrow) and `~`, so that expectations can be read. */
const show = (text: string) => text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~');

describe('formatters', () => {
  it.each([
    ['day in full', format.formatDay('2026-11-21'), 'samedi 21 novembre 2026'],
    ['first of a month', format.formatDay('2026-12-01'), 'mardi 1er décembre 2026'],
    ['day of a timestamp', format.formatDay('2026-11-21T23:30:00.000Z'), 'samedi 21 novembre 2026'],
    ['short day', format.formatShortDay('2026-11-21'), 'sam. 21 nov.'],
    ['numeric day', format.formatNumericDay('2026-12-01'), '01/12/2026'],
    ['Paris time', format.formatParisTime('15:15:00'), '15h15'],
    ['morning time', format.formatParisTime('09:05'), '9h05'],
    ['clock at an instant in winter', format.formatParisClock(Date.UTC(2026, 10, 21, 14, 15)), '15h15'],
    ['clock at an instant in summer', format.formatParisClock('2026-07-21T22:15:00Z'), '0h15'],
    ['day at an instant', format.formatParisDay('2026-11-21T23:30:00Z'), '22/11/2026'],
    ['day and time', format.formatParisDateTime('2026-11-21T23:30:00Z'), '22 nov. 2026 à 0h30'],
    ['odds', format.formatOdds(11.8), '11,8'],
    ['whole odds', format.formatOdds('3'), '3,0'],
    ['long odds', format.formatOdds(1200), '1_200,0'],
    ['euro', format.formatMoney(150000, 'EUR'), '150_000_€'],
    ['euro by its sign', format.formatMoney('150000', '€'), '150_000_€'],
    ['another currency', format.formatMoney(12000, 'GBP'), '12_000_GBP'],
    ['no currency', format.formatMoney(12000, 'XXX'), '12_000'],
    ['a currency that is none', format.formatMoney(12000, 'pounds sterling'), '12_000_POUNDS STERLING'],
    ['cents', format.formatCents(990), '9,90_€'],
    ['distance', format.formatDistance(2850), '2_850_m'],
    ['weight', format.formatWeight('58.5'), '58,5_kg'],
    ['weight with a comma', format.formatWeight('58,5'), '58,5_kg'],
    ['number', format.formatNumber(257000), '257_000'],
    ['count of one', format.formatCount(1, 'partant'), '1~partant'],
    ['count of none', format.formatCount(0, 'partant'), '0~partant'],
    ['count of many', format.formatCount(1522, 'partant'), '1_522~partants'],
    ['count with its own plural', format.formatCount(2, 'cheval', 'chevaux'), '2~chevaux'],
    ['percent', format.formatPercent(25.64), '25,6_%'],
    ['order', format.formatOrder('16-5-14'), '16 - 5 - 14'],
    ['order with other separators', format.formatOrder('16 , 5/14'), '16 - 5 - 14'],
    ['order with a dead heat', format.formatOrder([14, [3], [1, 4]]), '14 - 3 - 1=4'],
    ['kilometre time', format.formatKilometreTime(73690), `1'13"6`],
    ['soon', format.formatRelative(12 * 60_000 + 59_000), 'dans 12_min'],
    ['an hour and some ahead', format.formatRelative(88 * 60_000 + 59_000), 'dans 1_h_28'],
    ['two hours and a little ahead', format.formatRelative(125 * 60_000), 'dans 2_h_05'],
    ['two hours ahead', format.formatRelative(120 * 60_000), 'dans 2_h'],
    ['hours ago', format.formatRelative(-2 * 3_600_000), 'il y a 2_h'],
    ['days ahead', format.formatRelative(3 * 86_400_000), 'dans 3_j'],
    ['any moment', format.formatRelative(20_000), 'dans moins d’une minute'],
    ['just now', format.formatRelative(-20_000), 'à l’instant'],
  ])('write %s the French way', (_, found, wanted) => {
    expect(show(found)).toBe(wanted);
  });

  it.each([
    ['odds of 0', format.formatOdds(0)],
    ['odds of -1', format.formatOdds(-1)],
    ['no odds', format.formatOdds(undefined)],
    ['an amount of -1', format.formatMoney(-1)],
    ['no cents', format.formatCents(null)],
    ['a distance of 0', format.formatDistance(0)],
    ['a weight of -1', format.formatWeight('-1')],
    ['a percentage of nothing', format.formatPercent(Number.NaN)],
    ['a count of nothing', format.formatCount(Number.POSITIVE_INFINITY, 'partant')],
    ['a day that does not exist', format.formatDay('2026-02-30')],
    ['a day that is text', format.formatShortDay('demain')],
    ['no day', format.formatNumericDay(null)],
    ['a time that does not exist', format.formatParisTime('25:00')],
    ['no instant', format.formatParisClock('')],
    ['no instant of a day', format.formatParisDay(null)],
    ['an instant that is text', format.formatParisDateTime('demain')],
    ['an empty order', format.formatOrder('')],
    ['an order without numbers', format.formatOrder([[], Number.NaN])],
    ['no kilometre time', format.formatKilometreTime(0)],
    ['a distance in time of nothing', format.formatRelative(Number.NaN)],
  ])('show « – » for %s', (_, found) => {
    expect(found).toBe('–');
  });

  it('never put NaN, Infinity or undefined on screen', () => {
    const raw = fc.oneof(fc.double(), fc.string(), fc.constantFrom(null, undefined));
    const formatters = [
      format.formatOdds,
      format.formatMoney,
      format.formatCents,
      format.formatDistance,
      format.formatWeight,
      format.formatPercent,
      format.formatNumber,
      format.formatKilometreTime,
      (value: number | string | null | undefined) => format.formatCount(value, 'partant'),
    ];
    fc.assert(
      fc.property(raw, fc.constantFrom(...formatters), (value, formatter) => {
        expect(formatter(value)).not.toMatch(/NaN|∞|Infinity|undefined|null/);
      }),
    );
  });
});
