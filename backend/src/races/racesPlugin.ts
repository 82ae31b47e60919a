import type { FastifyPluginAsync } from 'fastify';
import { arrivalsRoutes, type ArrivalsDependencies } from './arrivalsRoutes';
import { cachedateRoutes, type CachedateDependencies } from './cachedateRoutes';
import { caractrapRoutes, type CaractrapDependencies } from './caractrapRoutes';
import { raceRoutes, type RacesDependencies } from './raceRoutes';

export type RacesOptions = ArrivalsDependencies &
  CachedateDependencies &
  CaractrapDependencies &
  RacesDependencies;

/** Races of a day, their runners, arrivals and payouts. */
export const racesPlugin: FastifyPluginAsync<RacesOptions> = async (app, options) => {
  await app.register(caractrapRoutes, options);
  await app.register(cachedateRoutes, options);
  await app.register(arrivalsRoutes, options);
  await app.register(raceRoutes, options);
};
