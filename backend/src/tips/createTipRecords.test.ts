import type { Kysely } from 'kysely';
import { createChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import { createTipRecords } from './createTipRecords';
import type { TippedResult } from './TippedResult';

const TODAY = '2026-11-22';
const LAST_WEEK = '2026-11-15';
const NO_DATABASE = {} as Kysely<Database>;

const result = (jour: string): TippedResult => ({
  raceId: 1,
  jour,
  meeting: 1,
  race: 1,
  racecourse: '',
  raceName: '',
  quinte: false,
  declared: 16,
  base: 4,
  baseStarted: true,
  selection: [4],
  order: [[4]],
  payouts: [],
});

function start(stored: string[]) {
  const asked: (readonly string[])[] = [];
  const changes = createChangeFeed();
  const readResults = jest.fn((_db: Kysely<Database>, days: readonly string[]) => {
    asked.push(days);
    return Promise.resolve(stored.filter((jour) => days.includes(jour)).map(result));
  });
  const records = createTipRecords(NO_DATABASE, changes, readResults);
  const tips = async () => (await records.read(TODAY)).periods[0]?.tips;
  return { tips, asked, changes, readResults };
}

describe('the record of tips', () => {
  it('reads a year at first, then only the days that are still being decided', async () => {
    const { tips, asked } = start([TODAY, LAST_WEEK]);
    expect(await tips()).toBe(2);
    expect(await tips()).toBe(2);
    expect(asked.map(({ length }) => length)).toEqual([365, 2]);
    expect(asked[1]).toEqual([TODAY, '2026-11-21']);
  });

  it('reads a day again when it changed', async () => {
    const stored = [LAST_WEEK];
    const { tips, changes } = start(stored);
    expect(await tips()).toBe(1);
    stored.push(LAST_WEEK);
    changes.announce(LAST_WEEK);
    expect(await tips()).toBe(2);
  });

  it('does not keep what was read while it changed', async () => {
    const stored = [LAST_WEEK];
    const { tips, changes, readResults } = start(stored);
    readResults.mockImplementationOnce((_db, days) => {
      const before = stored.filter((jour) => days.includes(jour)).map(result);
      stored.push(LAST_WEEK);
      changes.announce(LAST_WEEK);
      return Promise.resolve(before);
    });
    expect(await tips()).toBe(1);
    expect(await tips()).toBe(2);
  });

  it('keeps nothing of a failure', async () => {
    const { tips, readResults } = start([LAST_WEEK]);
    readResults.mockRejectedValueOnce(new Error('away'));
    await expect(tips()).rejects.toThrow('away');
    expect(await tips()).toBe(1);
  });
});
