import { GateFinding, isAppError } from '@galopin/shared/contracts';
import * as v from 'valibot';

const Findings = v.array(GateFinding);

/** Rules of delivery that a change did not meet, as the API client hands them on; none where it gave none. */
export function findingsOf(error: unknown): readonly GateFinding[] {
  const text = isAppError(error, 'http') ? error.details['findings'] : undefined;
  if (typeof text !== 'string') return [];
  const read = v.safeParse(Findings, JSON.parse(text));
  return read.success ? read.output : [];
}
