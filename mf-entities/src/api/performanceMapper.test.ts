import { performanceRow } from '../testing/entityFixtures';
import { mapPerformances } from './performanceMapper';

describe('mapPerformances', () => {
  it('carries the race along', () =>
    expect(mapPerformances([performanceRow(9)])[0]).toMatchObject({
      raceId: 9,
      raceName: 'Prix n° 9',
      meeting: 1,
      raceNumber: 4,
      declared: 3,
      prize: 150_000,
      finish: { kind: 'ranked', rank: 2 },
      hasRun: true,
    }));

  it('puts the newest day first', () => {
    const rows = [performanceRow(1, { jour: '2026-11-01' }), performanceRow(2, { jour: '2026-11-20' })];
    expect(mapPerformances(rows).map(({ raceId }) => raceId)).toEqual([2, 1]);
  });

  it('takes the rank from the arrival, and counts a start that is not in it', () => {
    const [placed] = mapPerformances([performanceRow(1, { cl: '' })]);
    expect(placed?.finish).toEqual({ kind: 'ranked', rank: 2 });
    const [beaten] = mapPerformances([performanceRow(1, { cl: '', numero: 12 })]);
    expect(beaten).toMatchObject({ finish: { kind: 'unknown' }, hasRun: true });
  });

  it('has not run before the arrival, nor as a non-runner', () => {
    expect(mapPerformances([performanceRow(1, { cl: '', arriv: '' })])[0]?.hasRun).toBe(false);
    expect(mapPerformances([performanceRow(1, { cl: 'NP' })])[0]?.hasRun).toBe(false);
  });

  it('accepts the whole race in place of its number', () => {
    const row = { ...performanceRow(9), numcourse: { comp: 12, hippo: 'Vire' } };
    expect(mapPerformances([row])[0]?.raceId).toBe(12);
  });

  it('refuses rows without race', () =>
    expect(() => mapPerformances([{ numero: 1, jour: '2026-11-21' }])).toThrow(
      expect.objectContaining({ code: 'malformed' }),
    ));
});
