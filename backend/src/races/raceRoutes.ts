import type { FastifyPluginAsync } from 'fastify';
import { raceAptitudes, raceOdds, racePayouts, raceSurroundings } from '@galopin/shared/contracts';
import type { BodyCache } from '../http/createBodyCache';
import { serveKept } from '../http/serveCall';
import type { PayoutRepository } from './createPayoutRepository';

export interface RacesDependencies {
  readonly payouts: PayoutRepository;
  readonly bodies: BodyCache;
}

/** What stands beside a race. */
export const raceRoutes: FastifyPluginAsync<RacesDependencies> = async (app, { payouts, bodies }) => {
  serveKept(app, raceSurroundings, { bodies }, ({ params }) => payouts.surroundingsOf(params.id));
  serveKept(app, raceAptitudes, { bodies }, ({ params }) => payouts.aptitudesOf(params.id));
  serveKept(app, racePayouts, { bodies }, ({ params }) => payouts.payoutsOf(params.id));
  serveKept(app, raceOdds, { bodies }, async ({ params }) => ({ odds: await payouts.oddsOf(params.id) }));
};
