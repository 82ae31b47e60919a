import { mapPerformances } from '../api/performanceMapper';
import { performanceRow } from '../testing/entityFixtures';
import { newestText } from './newestText';

describe('newestText', () => {
  const performances = mapPerformances([
    performanceRow(3, { jour: '2026-11-20' }),
    performanceRow(2, { jour: '2026-11-10', pere: 'NEWER' }),
    performanceRow(1, { jour: '2026-11-01', pere: 'OLDER' }),
  ]);

  it('takes the newest performance that says it', () =>
    expect(newestText(performances, ({ sire }) => sire)).toBe('NEWER'));

  it('is empty when none does', () => expect(newestText(performances, ({ dam }) => dam)).toBe(''));
});
