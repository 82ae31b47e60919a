import type { Meeting } from '@galopin/shared/racing';
import type { DayRace } from './DayRace';
import { plainKey } from './plainKey';

/** Id of a meeting's heading on the page: `R1`, or `Reunion-` and its racecourse's name. */
export function meetingAnchor({
  number,
  racecourse,
}: Pick<Meeting<DayRace>, 'number' | 'racecourse'>): string {
  return number === null ? `Reunion-${plainKey(racecourse)}` : `R${number}`;
}
