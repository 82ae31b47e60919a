import { isDatabaseAway } from '@galopin/postgres/client';
import type { ParseSdk } from './ParseSdk';

/** The part of Parse's storage adapter that reads. */
interface ReadingAdapter {
  find: (...query: readonly unknown[]) => Promise<unknown>;
}

/**
 * Lets those who read through Parse know that the database is away: Parse replaces every error of a reading by one
 * that says nothing, except its own.
 * @param sdk undefined until Parse Server has started
 */
export function keepReasonAway(adapter: ReadingAdapter, sdk: () => ParseSdk | undefined): void {
  const find = adapter.find.bind(adapter);
  adapter.find = async (...query) => {
    try {
      return await find(...query);
    } catch (error) {
      const parse = sdk();
      if (parse === undefined || !isDatabaseAway(error)) throw error;
      const away = new parse.Error(parse.Error.CONNECTION_FAILED, 'The data cannot be reached now.');
      throw Object.assign(away, { cause: error });
    }
  };
}
