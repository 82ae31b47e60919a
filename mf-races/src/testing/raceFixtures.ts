export { raceRow } from '@galopin/shared/testing';

/** A Sunday in winter: Paris is one hour ahead of UTC. */
export const DAY = '2022-12-04';

/** Epoch milliseconds of a time in Paris on {@link DAY}. */
export const at = (time: string): number => Date.parse(`${DAY}T${time}:00+01:00`);
