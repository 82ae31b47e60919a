/** Where loading a page of a remote stands: what is tried next, or that nothing is left. */
export type LoadStep = 'load' | 'retry' | 'lastGood' | 'exhausted';

/** Why a step did not lead to a page on screen. */
export type LoadFailure =
  /** A file is missing, is not the one the release lists, or failed while it ran. */
  | 'unavailable'
  /** What came does not fit this shell; it would not fit the second time either. */
  | 'refused'
  /** Nothing was on screen in time. */
  | 'late'
  /** It threw while rendering or in a loader. */
  | 'crashed';

/**
 * What is tried after which failure. Only what may be different a moment later is tried again; what took all of a page's time is not,
 * nor what is wrong by itself. Nothing comes after the last good build.
 */
const NEXT: Readonly<Record<LoadStep, Readonly<Record<LoadFailure, LoadStep>>>> = {
  load: { unavailable: 'retry', refused: 'lastGood', late: 'lastGood', crashed: 'lastGood' },
  retry: { unavailable: 'lastGood', refused: 'lastGood', late: 'lastGood', crashed: 'lastGood' },
  lastGood: { unavailable: 'exhausted', refused: 'exhausted', late: 'exhausted', crashed: 'exhausted' },
  exhausted: { unavailable: 'exhausted', refused: 'exhausted', late: 'exhausted', crashed: 'exhausted' },
};

/** The first step: a build that is known to fail is passed over where there is something to pass to. */
export function firstStep(isSkipped: boolean, hasLastGood: boolean): LoadStep {
  return isSkipped && hasLastGood ? 'lastGood' : 'load';
}

/** The step after one that failed. */
export function nextStep(step: LoadStep, failure: LoadFailure, hasLastGood: boolean): LoadStep {
  const next = NEXT[step][failure];
  return next === 'lastGood' && !hasLastGood ? 'exhausted' : next;
}
