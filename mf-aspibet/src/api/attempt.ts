import { isAppError } from '@galopin/shared/contracts';
import { explainFailure } from '@galopin/shared/lib';
import type { Loaded } from '../domain/Loaded';

/**
 * Turns a failure the site knows into words for the visitor, so that the rest of it can be shown; a visitor who has
 * left, and a fault of ours, go on.
 * @param report told of the failure
 */
export async function attempt<Value>(
  work: Promise<Value>,
  report: (message: string) => void,
): Promise<Loaded<Value>> {
  try {
    return { status: 'ready', value: await work };
  } catch (error) {
    if (!isAppError(error) || error.code === 'aborted') throw error;
    report(error.message);
    return { status: 'failed', message: explainFailure(error) };
  }
}
