import {
  countFavourites,
  FAVOURITES_KEY,
  NO_FAVOURITES,
  type Favourites,
  type Logger,
} from '@galopin/shared/contracts';
import { readFavourites } from './favouriteLists';

/** Favourites of whoever uses this device without an account. */
export interface DeviceFavourites {
  read(): Favourites;
  write(favourites: Favourites): void;
}

/** @param storage without one, or with one that refuses, they last as long as the page */
export function createDeviceFavourites(storage: Storage | undefined, logger: Logger): DeviceFavourites {
  let own: Favourites = NO_FAVOURITES;
  let refused = storage === undefined;

  const attempt = <Result>(task: (storage: Storage) => Result): Result | undefined => {
    if (storage === undefined || refused) return undefined;
    try {
      return task(storage);
    } catch (error) {
      refused = true;
      logger.warn('This device keeps no favourites', { message: String(error) });
      return undefined;
    }
  };
  return {
    read() {
      const text = attempt((kept) => kept.getItem(FAVOURITES_KEY));
      if (refused) return own;
      const found = readFavourites(parse(text ?? null));
      if (found === null && text !== null) {
        logger.warn('The favourites of this device are damaged: they begin anew');
        attempt((kept) => kept.removeItem(FAVOURITES_KEY));
      }
      own = found ?? NO_FAVOURITES;
      return own;
    },
    write(favourites) {
      own = favourites;
      attempt((kept) =>
        countFavourites(favourites) === 0
          ? kept.removeItem(FAVOURITES_KEY)
          : kept.setItem(FAVOURITES_KEY, JSON.stringify(favourites)),
      );
    },
  };
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Whoever reads says that it is damaged.
    return null;
  }
}
