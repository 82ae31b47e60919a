import { firstStep, nextStep, type LoadFailure, type LoadStep } from './nextStep';

const FAILURES = ['unavailable', 'refused', 'late', 'crashed'] as const satisfies LoadFailure[];

/** The steps from the first on, while each fails in the same way. */
function stepsAfter(failure: LoadFailure, hasLastGood: boolean): LoadStep[] {
  const steps = [firstStep(false, hasLastGood)];
  for (let step = steps[0]!; step !== 'exhausted';) {
    step = nextStep(step, failure, hasLastGood);
    steps.push(step);
  }
  return steps;
}

describe('the next step', () => {
  it('tries what is not available once more, then takes the last good build', () => {
    expect(stepsAfter('unavailable', true)).toEqual(['load', 'retry', 'lastGood', 'exhausted']);
  });

  it.each(['refused', 'late', 'crashed'] as const)(
    'goes straight to the last good build after %s',
    (failure) => {
      expect(stepsAfter(failure, true)).toEqual(['load', 'lastGood', 'exhausted']);
    },
  );

  it('ends without a last good build after the retry', () => {
    expect(stepsAfter('unavailable', false)).toEqual(['load', 'retry', 'exhausted']);
  });

  it.each(FAILURES)('leads from every step to its end, whatever fails (%s)', (failure) => {
    expect(stepsAfter(failure, true).at(-1)).toBe('exhausted');
    expect(nextStep('exhausted', failure, true)).toBe('exhausted');
  });

  it('begins at the last good build when the other is to be skipped', () => {
    expect(firstStep(true, true)).toBe('lastGood');
  });

  it('begins with the build to be skipped when there is no other', () => {
    expect(firstStep(true, false)).toBe('load');
  });
});
