import type { HealthEvent } from '@galopin/shared/contracts';
import { chargedEvent } from './chargedEvent';

const failed: HealthEvent = { kind: 'failed', remote: 'mf-x', build: 'new', role: 'active' };
const fallback: HealthEvent = { kind: 'fallback', remote: 'mf-x', build: 'old', role: 'lastGood', ms: 40 };

describe('chargedEvent', () => {
  it('charges the build that failed with the fallback, not the one that took over', () => {
    expect(chargedEvent(fallback, [failed])).toEqual({ ...failed, kind: 'fallback' });
  });

  it('charges nobody when it is not known who failed', () => {
    expect(chargedEvent(fallback, [])).toMatchObject({ build: 'old', kind: 'loaded' });
    expect(chargedEvent(fallback, [{ ...failed, remote: 'mf-y' }])).toMatchObject({ kind: 'loaded' });
    expect(chargedEvent(fallback, [{ ...failed, build: 'old' }])).toMatchObject({ kind: 'loaded' });
  });

  it('leaves every other event with its build', () => {
    expect(chargedEvent(failed, [fallback])).toBe(failed);
  });
});
