import { createHash } from 'node:crypto';
import { inCanary } from './inCanary';

/** Numbers as visitors are given them: eight hexadecimal digits, the same in every run. */
const visitors = Array.from({ length: 10_000 }, (_, at) =>
  createHash('md5').update(`visitor ${at}`).digest('hex').slice(0, 8),
);

/** Standard deviations a share may be off: one run in about 15,000 would be further off by chance. */
const SIGMAS = 4;

const countIn = (canary: { permyriad: number; salt: string }) =>
  visitors.filter((cohort) => inCanary(cohort, canary)).length;

describe('inCanary', () => {
  it.each(['0123', 'mf-races', 'x'])('takes nobody at 0 % and everybody at 100 % (salt %s)', (salt) => {
    expect(countIn({ permyriad: 0, salt })).toBe(0);
    expect(countIn({ permyriad: 10_000, salt })).toBe(visitors.length);
  });

  it.each(
    [100, 500, 1000, 3333, 5000, 9000].flatMap((share) =>
      ['a', 'b', 'c'].map((salt) => [share, salt] as const),
    ),
  )('takes %i of 10,000 visitors within binomial bounds (salt %s)', (permyriad, salt) => {
    const share = permyriad / 10_000;
    const bound = SIGMAS * Math.sqrt(visitors.length * share * (1 - share));
    expect(Math.abs(countIn({ permyriad, salt }) - permyriad)).toBeLessThanOrEqual(bound);
  });

  it('keeps a visitor on the same side, also when the share grows', () => {
    const small = visitors.filter((cohort) => inCanary(cohort, { permyriad: 1000, salt: 's' }));
    expect(small.every((cohort) => inCanary(cohort, { permyriad: 1000, salt: 's' }))).toBe(true);
    expect(small.every((cohort) => inCanary(cohort, { permyriad: 2500, salt: 's' }))).toBe(true);
  });

  it('draws anew for another rollout', () => {
    const both = visitors.filter(
      (cohort) =>
        inCanary(cohort, { permyriad: 5000, salt: 'first' }) &&
        inCanary(cohort, { permyriad: 5000, salt: 'second' }),
    );
    const bound = SIGMAS * Math.sqrt(visitors.length * 0.25 * 0.75);
    expect(Math.abs(both.length - visitors.length / 4)).toBeLessThanOrEqual(bound);
  });

  it('gives a visitor without number what everybody is given', () => {
    expect(inCanary(undefined, { permyriad: 9999, salt: 's' })).toBe(false);
    expect(inCanary(undefined, { permyriad: 10_000, salt: 's' })).toBe(true);
  });
});
