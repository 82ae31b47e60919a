import type { HealthEventKind } from '@galopin/shared/contracts';
import { createAddressShares } from './addressShares';
import { createSessionLog } from './createSessionLog';

const WINDOW = 60_000;
const START = Date.UTC(2026, 6, 7, 12);

describe('createSessionLog', () => {
  let time: number;
  let see: (kind: HealthEventKind, session?: string, address?: string) => object | null;

  const now = () => new Date(time);
  const openLog = (countsIntegrity: boolean) =>
    createSessionLog({
      shares: createAddressShares({
        share: { sessions: 10, bad: 2 },
        trustsLoopback: true,
        windowMs: WINDOW,
        now,
      }),
      countsIntegrity,
      windowMs: WINDOW,
      now,
    });

  beforeEach(() => {
    time = START;
    const log = openLog(true);
    see = (kind, session = 'a', address = '127.0.0.1') => log({ kind, session, address, key: 'mf-x/1' });
  });

  it('counts a session once, however much it loads', () => {
    expect(see('loaded')).toEqual({ since: new Date(START), sessions: 1 });
    expect(see('loaded')).toBeNull();
    expect(see('loaded', 'b')).toMatchObject({ sessions: 1 });
  });

  it('counts it as bad once, in the minute it was first seen', () => {
    see('loaded');
    time = START + 30_000;
    expect(see('crashed')).toEqual({ since: new Date(START), bad: 1 });
    expect(see('crashed')).toBeNull();
  });

  it.each(['crashed', 'fallback'] as const)('takes %s for bad', (kind) =>
    expect(see(kind)).toMatchObject({ sessions: 1, bad: 1 }),
  );

  it('counts sessions with wrong files, once', () => {
    see('crashed');
    expect(see('integrity')).toEqual({ since: new Date(START), integrity: 1 });
    expect(see('integrity')).toBeNull();
  });

  it('holds nothing that follows a wrong file against a build, where that is wanted', () => {
    const log = openLog(false);
    const of = (kind: HealthEventKind) => log({ kind, session: 'a', address: '127.0.0.1', key: 'mf-x/1' });
    expect(of('integrity')).toEqual({ since: new Date(START), sessions: 1, integrity: 1 });
    for (const kind of ['failed', 'failed', 'fallback', 'exhausted', 'crashed'] as const)
      expect(of(kind)).toBeNull();
  });

  it('forgives one failed try, and stray errors', () => {
    see('loaded');
    expect(see('error')).toBeNull();
    expect(see('failed')).toBeNull();
    expect(see('failed')).toMatchObject({ bad: 1 });
  });

  it('counts a session anew after a window: it may go wrong late', () => {
    see('crashed');
    time = START + WINDOW + 1;
    expect(see('crashed')).toEqual({ since: new Date(time), sessions: 1, bad: 1 });
  });

  it('lets no address weigh more than its share', () => {
    const changes = Array.from({ length: 30 }, (_, at) => see('integrity', `s${at}`, '203.0.113.9'));
    const sum = (what: string) => changes.filter((change) => change !== null && what in change).length;
    expect([sum('sessions'), sum('bad'), sum('integrity')]).toEqual([10, 2, 10]);
  });
});
