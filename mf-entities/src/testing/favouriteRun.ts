import type { FavouriteRun } from '@galopin/shared/contracts';

/** A horse that is followed, in a race of the afternoon. */
export function favouriteRun(changes: Partial<FavouriteRun> = {}): FavouriteRun {
  return {
    raceId: 7,
    jour: '2026-11-22',
    time: '13:50',
    racecourse: 'Paris-Vincennes',
    meeting: '1',
    raceNumber: 3,
    raceName: 'Prix de Vesoul',
    number: 4,
    nonRunner: false,
    horse: 'Idaho',
    jockey: 'E. Raffin',
    trainer: 'T. Duvaldestin',
    of: ['horse'],
    ...changes,
  };
}
