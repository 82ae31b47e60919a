import type { HealthEventKind } from '@galopin/shared/contracts';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { simulateSite, type Attack, type SiteOutcome } from './testing/simulateSite';

/** More than a window: whoever is believed once is so again. */
const SECONDS = 480;
const KNOWN = 0.5;

function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 0x1_0000_0000;
}

const list = (count: number, addressOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => addressOf(at));
/** Addresses far from one another. */
const spread = (count: number) => list(count, (at) => `${100 + (at % 50)}.${at % 251}.${(7 * at) % 256}.9`);
const row = (count: number) => list(count, (at) => `198.18.${at >> 8}.${at & 255}`);
const ofOne64 = list(1000, (at) => `2001:db8:1:2::${at.toString(16)}`);
const ofOne48 = list(5000, (at) => `2001:db8:1:${at.toString(16)}::1`);

const crash: readonly HealthEventKind[] = ['crashed'];
const allAtOnce: readonly HealthEventKind[] = [
  'integrity',
  'failed',
  'failed',
  'fallback',
  'exhausted',
  'crashed',
];
const everyKind: readonly (readonly HealthEventKind[])[] = [
  crash,
  ['failed', 'failed'],
  ['failed', 'fallback'],
  ['exhausted'],
  ['integrity'],
  allAtOnce,
];

function attacked(sessions: number, attack: Attack, seconds = SECONDS): SiteOutcome {
  return simulateSite({ next: chance(1), sessions, known: KNOWN, crashes: 0, attack, seconds });
}

describe('an attack by beacons', () => {
  describe.each([
    [1000, 10],
    [1000, 100],
    [1000, 1000],
    [100_000, 10],
    [100_000, 100],
    [100_000, 1000],
  ])('on a site of %i sessions, from %i addresses', (sessions, addresses) => {
    const seconds = sessions > 10_000 ? 40 : SECONDS;

    it.each([
      ['none', allAtOnce],
      ['fresh', crash],
    ] as const)('takes no healthy build away; documents: %s, reports: %s', (documents, ends) => {
      const attack = { addresses: spread(addresses), ends, documents };
      expect(attacked(sessions, attack, seconds).withdrawn).toBeNull();
    });
  });

  it.each(everyKind)('takes no healthy build away by %s and what follows', (...ends) => {
    for (const addresses of [100, 1000])
      expect(attacked(1000, { addresses: spread(addresses), ends, documents: 'fresh' }).withdrawn).toBeNull();
  });

  it.each([
    ['a whole /64', ofOne64],
    ['a whole /48', ofOne48],
    ['a thousand IPv4 addresses in a row', row(1000)],
  ])('takes none away from %s, though it was there the day before', (_what, addresses) => {
    for (const sessions of [1000, 5000]) {
      const attack = { addresses, ends: crash, documents: 'day-old' } as const;
      expect(attacked(sessions, attack, 370).withdrawn).toBeNull();
    }
  });

  it.each([
    [1000, 10],
    [100_000, 1000],
  ])(
    'on %i sessions takes none away from %i networks everywhere that were there the day before',
    (sessions, count) => {
      const attack = { addresses: spread(count), ends: crash, documents: 'day-old' } as const;
      expect(attacked(sessions, attack, sessions > 10_000 ? 180 : 370).withdrawn).toBeNull();
    },
  );

  it('is believed where it holds more known networks than three in a hundred of the site’s', () => {
    const attack = { addresses: spread(100), ends: crash, documents: 'day-old' } as const;
    expect(attacked(1000, attack).withdrawn).not.toBeNull();
  });

  it('is told to people where it is large enough to be seen', () => {
    const attack = { addresses: spread(1000), ends: crash, documents: 'fresh' } as const;
    expect(attacked(1000, attack)).toEqual({ withdrawn: null, doubted: true });
  });
});

describe('a broken build', () => {
  it.each([
    [1000, 1, 20],
    [1000, 0.3, 20],
    [100_000, 1, 2],
    [100_000, 0.3, 2],
  ])(
    'on a site of %i sessions that crashes for a share of %d goes within a minute',
    (sessions, crashes, runs) => {
      const times = list(runs, String).map(
        (_run, seed) =>
          simulateSite({ next: chance(seed + 1), sessions, known: KNOWN, crashes, seconds: 180 }).withdrawn ??
          Infinity,
      );
      const average = times.reduce((sum, seconds) => sum + seconds, 0) / runs;
      expect(average).toBeLessThanOrEqual(60);
    },
  );

  it('goes as well while strangers say that all is well', () => {
    const attack = { addresses: spread(1000), ends: ['loaded'], documents: 'fresh' } as const;
    const site = { next: chance(1), sessions: 1000, known: KNOWN, crashes: 0.3, attack, seconds: 180 };
    expect(simulateSite(site).withdrawn).toBeLessThanOrEqual(70);
  });

  it('is left to people where hardly anybody was there before', () => {
    const site = { next: chance(1), sessions: 1000, known: 0.02, crashes: 0.3, seconds: SECONDS };
    expect(simulateSite(site)).toEqual({ withdrawn: null, doubted: true });
  });
});
