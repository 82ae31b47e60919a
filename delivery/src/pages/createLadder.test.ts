import type { RenderFault } from '@galopin/renderer';
import { createLadder } from './createLadder';

function setUp() {
  const clock = { time: 0 };
  const ladder = createLadder(() => clock.time);
  const fail = (...faults: readonly RenderFault[]) => faults.map((fault) => ladder.failed('half', fault));
  return { clock, ladder, fail };
}

describe('a half that fails', () => {
  it('is asked again, three times in a row, and rests for a minute then', () => {
    const { clock, ladder, fail } = setUp();
    expect(fail('threw', 'late', 'memory')).toEqual([false, false, true]);
    expect(ladder.mayServe('half')).toBe(false);
    expect(ladder.mayServe('another')).toBe(true);
    clock.time = 59_999;
    expect(ladder.mayServe('half')).toBe(false);
    clock.time = 60_000;
    expect(ladder.mayServe('half')).toBe(true);
  });

  it('and works in between never rests', () => {
    const { ladder, fail } = setUp();
    fail('threw', 'threw');
    ladder.succeeded('half');
    expect(fail('threw', 'threw')).toEqual([false, false]);
    expect(ladder.mayServe('half')).toBe(true);
  });

  it.each(['missing', 'shape', 'refused'] as const)(
    'for good (%s) rests at once, for ten minutes',
    (fault) => {
      const { clock, ladder, fail } = setUp();
      expect(fail(fault)).toEqual([true]);
      clock.time = 599_999;
      expect(ladder.mayServe('half')).toBe(false);
      clock.time = 600_000;
      expect(ladder.mayServe('half')).toBe(true);
    },
  );

  it('for too many visitors is not at fault', () => {
    const { ladder, fail } = setUp();
    expect(fail('busy', 'busy', 'busy', 'busy')).toEqual([false, false, false, false]);
    expect(ladder.mayServe('half')).toBe(true);
  });
});
