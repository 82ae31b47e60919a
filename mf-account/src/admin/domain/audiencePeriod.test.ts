import { audiencePath, readAudiencePeriod } from './audiencePeriod';

/** 00:30 on the 22nd in Paris. */
const NOW = Date.parse('2026-11-21T23:30:00Z');
const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'http://site').searchParams) as Readonly<Record<string, string>>;
const read = (path: string) => readAudiencePeriod(queryOf(path), NOW);

describe('the period of the audience', () => {
  it('ends today in Paris', () => {
    expect(read(audiencePath(7))).toEqual({ span: 7, from: '2026-11-16', to: '2026-11-22' });
    expect(read(audiencePath(30))).toEqual({ span: 30, from: '2026-10-24', to: '2026-11-22' });
    expect(audiencePath(30)).toBe('/Admin?vue=audience');
  });

  it('can be days that are chosen', () => {
    const chosen = { from: '2025-11-22', to: '2026-11-22' };
    expect(read(audiencePath(chosen))).toEqual({ span: null, ...chosen });
  });

  it.each([
    ['reversed', 'du=2026-11-05&au=2026-11-04'],
    ['to come', 'du=2026-11-05&au=2026-11-23'],
    ['too long', 'du=2025-11-21&au=2026-11-22'],
    ['no days', 'du=2026-13-05&au=demain'],
    ['of no known length', 'jours=8'],
  ])('is the last 30 days where it is %s', (_what, query) => {
    expect(read(`/Admin?vue=audience&${query}`)).toMatchObject({ span: 30, to: '2026-11-22' });
  });
});
