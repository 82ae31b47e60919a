import { firstStep, nextStep, type LadderFailure, type LadderStep } from './ladder';

const FAILURES = ['unavailable', 'refused', 'late', 'crashed'] as const satisfies LadderFailure[];

/** The steps from the first on, while each fails in the same way. */
function climb(failure: LadderFailure, hasLastGood: boolean): LadderStep[] {
  const steps = [firstStep(false, hasLastGood)];
  for (let step = steps[0]!; step !== 'exhausted';) {
    step = nextStep(step, failure, hasLastGood);
    steps.push(step);
  }
  return steps;
}

describe('the ladder', () => {
  it('tries what is not available once more, then takes the last good build', () => {
    expect(climb('unavailable', true)).toEqual(['load', 'retry', 'lastGood', 'exhausted']);
  });

  it.each(['refused', 'late', 'crashed'] as const)(
    'goes straight to the last good build after %s',
    (failure) => {
      expect(climb(failure, true)).toEqual(['load', 'lastGood', 'exhausted']);
    },
  );

  it('ends without a last good build after the retry', () => {
    expect(climb('unavailable', false)).toEqual(['load', 'retry', 'exhausted']);
  });

  it.each(FAILURES)('leads from every step to its end, whatever fails (%s)', (failure) => {
    expect(climb(failure, true).at(-1)).toBe('exhausted');
    expect(nextStep('exhausted', failure, true)).toBe('exhausted');
  });

  it('begins at the last good build when the other is to be skipped', () => {
    expect(firstStep(true, true)).toBe('lastGood');
  });

  it('begins with the build to be skipped when there is no other', () => {
    expect(firstStep(true, false)).toBe('load');
  });
});
