import type { Arrival } from '@galopin/shared/racing';
import type { RacePayouts } from './Payout';
import type { Race } from './Race';
import type { RaceSurroundings } from './RaceSurroundings';
import type { Runner } from './Runner';

/** What a race's page shows. */
export interface RaceCard {
  readonly race: Race;
  /** By saddle-cloth number; empty when none are declared or when they could not be had. */
  readonly runners: readonly Runner[];
  /** Why the runners could not be had; `null` when they could. */
  readonly runnersFailure: string | null;
  readonly arrival: Arrival | null;
  /** What the bets paid at that arrival; `null` where it was not read with the card. */
  readonly payouts: RacePayouts | null;
  readonly surroundings: RaceSurroundings;
}
