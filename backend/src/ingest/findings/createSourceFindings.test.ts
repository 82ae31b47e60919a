import type { SourceFinding } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { createSourceFindings, FINDING_LIMITS, type Finding } from './createSourceFindings';
import { describeFindings } from './describeFindings';
import { startAlerts } from './startAlerts';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const finding = (what: string, example = 'x'): Finding => ({ kind: 'unknown-field', what, example });

describe('what a source sends that is not as it was known', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterEach(() => sql`TRUNCATE source_findings`.execute(database.db));
  afterAll(() => database.close());
  const open = () => createSourceFindings(database.db, 'pmu');

  it('is counted with when it came first and last, and one example of the last', async () => {
    const findings = open();
    await findings.record(
      [finding('race.a', '1'), finding('race.a', '2'), finding('race.b')],
      'programme/1',
      NOW,
    );
    await open().record([finding('race.a', '3')], 'programme/2', NOW + HOUR);
    await findings.record([], 'programme/3', NOW + HOUR);
    expect(await findings.list()).toEqual([
      {
        source: 'pmu',
        kind: 'unknown-field',
        what: 'race.a',
        times: 3,
        firstSeen: '2026-11-21T13:00:00.000Z',
        lastSeen: '2026-11-21T14:00:00.000Z',
        example: '3',
        address: 'programme/2',
      },
      expect.objectContaining({ what: 'race.b', times: 1, address: 'programme/1' }),
    ]);
  });

  it('is kept short, whatever came', async () => {
    const findings = open();
    await findings.record([finding('a\0'.repeat(500), '\0b'.repeat(5000))], 'programme/1', NOW);
    const [found] = await findings.list();
    expect(found?.what).toBe('a'.repeat(FINDING_LIMITS.what));
    expect(found?.example).toBe('b'.repeat(FINDING_LIMITS.example));
  });

  it('is told once, by one process, again after a day if it came since, and forgotten after a month', async () => {
    const findings = open();
    const untold = async (after: number) =>
      (await findings.takeUntold(NOW + after)).map(({ what }) => what).sort();
    await findings.record([finding('race.a'), finding('race.b')], 'programme/1', NOW);
    const taken = await Promise.all([findings.takeUntold(NOW), open().takeUntold(NOW)]);
    expect(taken.flat()).toHaveLength(2);
    await findings.record([finding('race.a'), finding('race.c')], 'programme/1', NOW + HOUR);
    expect(await untold(HOUR)).toEqual(['race.c']);
    expect(await untold(DAY + HOUR - 1)).toEqual(['race.a']);
    expect(await untold(3 * DAY)).toEqual([]);
    await findings.takeUntold(NOW + 32 * DAY);
    expect(await findings.list()).toEqual([]);
  });

  it('makes one alert of all that is new, and none of nothing', async () => {
    const findings = open();
    const alert = jest.fn(() => Promise.resolve());
    const warn = jest.fn();
    let turn = () => Promise.resolve<unknown>(undefined);
    const schedule = (_: number, work: () => Promise<unknown>) => {
      turn = work;
      return () => Promise.resolve();
    };
    startAlerts({ findings, alert, environment: 'staging', now: () => NOW, schedule, logger: { warn } });
    await turn();
    expect(alert).not.toHaveBeenCalled();
    await findings.record([finding('race.a', '7'), finding('race.b')], 'programme/1', NOW);
    await turn();
    await turn();
    expect(alert).toHaveBeenCalledTimes(1);
    expect(alert).toHaveBeenCalledWith({
      kind: 'source',
      environment: 'staging',
      text: expect.stringContaining('unknown field race.a (programme/1: 7)') as string,
    });
  });

  it('says how many more there are of many', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...finding(`race.f${index}`),
      source: 'pmu',
      times: 1,
      firstSeen: '',
      lastSeen: '',
      address: 'programme/1',
    })) satisfies SourceFinding[];
    expect(describeFindings(many)).toMatch(/race\.f7 .*, and 2 more$/);
  });
});
