import { isAppError, type GateFinding } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { Finding } from './releaseSchemas';

const Findings = v.array(Finding);

/** Rules of delivery that a change did not meet, as the API client hands them on; none where it gave none. */
export function findingsOf(error: unknown): readonly GateFinding[] {
  const text = isAppError(error, 'http') ? error.details['findings'] : undefined;
  if (typeof text !== 'string') return [];
  const read = v.safeParse(Findings, JSON.parse(text));
  return read.success ? read.output : [];
}
