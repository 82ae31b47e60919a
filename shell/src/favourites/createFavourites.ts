import {
  countFavourites,
  FAVOURITE_LISTS,
  FAVOURITES_LIMIT,
  NO_FAVOURITES,
  isFavourite,
  withFavourite,
  type ApiClient,
  type Favourites,
  type FavouritesApi,
  type FavouritesState,
  type Logger,
  type Session,
  type SessionApi,
  type ShellApi,
} from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { fr } from '../i18n/fr';
import { uidOf } from '../session/createSessionState';
import { createAccountFavourites } from './createAccountFavourites';
import type { Channel } from './createChannel';
import type { DeviceFavourites } from './createDeviceFavourites';
import { createCurrentFavourites, type Change, type CurrentFavourites } from './createCurrentFavourites';
import { readFavourites, mergeFavourites } from './favouriteLists';

export interface FavouritesOptions {
  readonly api: Pick<ApiClient, 'get' | 'patch'>;
  readonly session: Pick<SessionApi, 'get' | 'subscribe' | 'settled'>;
  /** Resolves once the API knows the member who is signing in. */
  readonly signInSettled: () => Promise<void>;
  readonly device: DeviceFavourites;
  readonly channel: Channel;
  readonly logger: Logger;
  readonly notify: ShellApi['notify'];
  readonly track: ShellApi['track'];
}

const copy = fr.favourites;

/**
 * What the visitor follows: on the device without an account, in the account with one. At sign-in the device's are
 * united with the account's and leave the device.
 */
export function createFavourites(options: FavouritesOptions): FavouritesApi {
  const { session, device, channel, logger, notify } = options;
  const current = createCurrentFavourites(uidOf(session.get()), device.read(), statusOf(session.get()));
  const actions = createFavouriteActions(options, current);
  let work: Promise<unknown> = Promise.resolve();
  /** One thing after the other: each begins with what the one before has left. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const done = work.then(task);
    work = done.catch(() => undefined);
    return done;
  };
  const load = () => inTurn(actions.load);

  session.subscribe((next) => {
    const uid = uidOf(next);
    const isOther = uid !== current.owner();
    if (isOther) current.pass(uid, device.read(), statusOf(next));
    else if (uid === null) current.show(statusOf(next));
    if (isOther && uid !== null) void load();
  });
  channel.listen((message) => {
    const { uid, favourites } = (message ?? {}) as { readonly uid?: unknown; readonly favourites?: unknown };
    const heard = readFavourites(favourites);
    if (uid !== current.owner() || heard === null) return;
    if (uid === null) device.write(heard);
    current.keep(heard);
  });
  if (current.owner() !== null) void load();

  return {
    get: current.get,
    subscribe: current.subscribe,
    async set(kind, id, wanted) {
      const change = { kind, id, wanted };
      const forget = current.expect(change);
      try {
        await inTurn(() => actions.change(change));
      } catch (error) {
        logger.error('A favourite could not be kept', { message: String(error) });
        notify({ message: wanted ? copy.notAdded : copy.notRemoved, status: 'error' });
      } finally {
        forget();
      }
    },
    reload: load,
  };
}

/** What reads and writes, one at a time. */
function createFavouriteActions(
  { api, session, signInSettled, device, channel, logger, notify, track }: FavouritesOptions,
  current: CurrentFavourites,
) {
  const account = createAccountFavourites(api);
  const keep = (favourites: Favourites, uid: string | null) => {
    channel.post({ uid, favourites });
    // Somebody else may be there by now, or nobody.
    if (uid === current.owner()) current.keep(favourites);
  };
  /** Brings the device's favourites into the account; rejects when the account cannot be read or written. */
  const join = async (uid: string) => {
    const [known, ours] = [await account.read(uid), device.read()];
    const { favourites, leftOut } = mergeFavourites(known, ours);
    const isMore = countFavourites(favourites) > countFavourites(known);
    const joined = isMore ? await account.write(uid, favourites) : known;
    device.write(NO_FAVOURITES);
    keep(joined, uid);
    if (leftOut > 0) notify({ message: copy.leftOut(leftOut), status: 'warning' });
  };
  return {
    async load() {
      const uid = current.owner();
      if (uid === null) return;
      current.show('loading');
      await signInSettled();
      if (uid !== current.owner()) return;
      try {
        await join(uid);
      } catch (error) {
        logger.error('The favourites of the account could not be had', { message: String(error) });
        if (uid === current.owner()) current.show('failed');
      }
    },
    async change({ kind, id, wanted }: Change) {
      // An account that is expected may hold the list already; whoever has none is not to wait for the provider.
      if (isReturning(session.get())) await session.settled();
      const uid = current.owner();
      if (uid !== null && current.get().status !== 'ready') await join(uid);
      const known = uid === null ? device.read() : await account.read(uid);
      if (isFavourite(known, kind, id) === wanted) return keep(known, uid);
      const next = withFavourite(known, { kind, id }, wanted);
      const list = FAVOURITE_LISTS[kind];
      if (next[list].length > FAVOURITES_LIMIT) {
        keep(known, uid);
        return notify({ message: copy.full[kind], status: 'warning' });
      }
      if (uid === null) device.write(next);
      keep(uid === null ? next : await account.write(uid, { [list]: next[list] }), uid);
      track('favourite_changed', { kind, on: wanted });
    },
  };
}

/** A member's list is still to come. */
const statusOf = (session: Session): FavouritesState['status'] =>
  session.status === 'signedIn' || isReturning(session) ? 'loading' : 'ready';
