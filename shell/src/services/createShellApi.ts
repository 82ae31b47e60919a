import {
  CONTRACT_VERSION,
  type ApiClient,
  type DataClient,
  type FavouritesApi,
  type Logger,
  type SessionApi,
  type ShellApi,
} from '@galopin/shared/contracts';
import type { CountDeprecated } from '../health/countDeprecated';
import type { Notifications } from '../notifications/createNotifications';
import type { TrackingBus } from '../tracking/createTrackingBus';

export interface ShellServices {
  readonly site: ShellApi['site'];
  readonly session: SessionApi;
  readonly favourites: FavouritesApi;
  readonly api: ApiClient;
  readonly data: DataClient;
  readonly tracking: Pick<TrackingBus, 'track'>;
  readonly notifications: Notifications;
  readonly logger: Logger;
  readonly navigate: ShellApi['navigate'];
  readonly revalidate: () => void;
  readonly holdUnsavedInput: ShellApi['holdUnsavedInput'];
  readonly Slot: ShellApi['Slot'];
  readonly now: () => number;
  /** Counts who calls a member that goes away; each of `DEPRECATIONS` passes through it. */
  readonly deprecated: CountDeprecated;
}

/** Assembles what remotes get: this, and nothing else of the shell. */
export function createShellApi(services: ShellServices): ShellApi {
  const { site, session, favourites, api, data, tracking, notifications, logger, now } = services;
  const { navigate, revalidate, holdUnsavedInput, Slot } = services;
  return Object.freeze({
    contract: CONTRACT_VERSION,
    site,
    // The shell's own session can do more than remotes may.
    session: Object.freeze({
      get: session.get,
      subscribe: session.subscribe,
      settled: session.settled,
      account: session.account,
      subscribeAccount: session.subscribeAccount,
      selectDay: session.selectDay,
      dismissMessage: session.dismissMessage,
      checkSubscription: session.checkSubscription,
      signIn: session.signIn,
      signUp: session.signUp,
      signOut: session.signOut,
      resetPassword: session.resetPassword,
      confirmPasswordReset: session.confirmPasswordReset,
      changePassword: session.changePassword,
      reauthenticate: session.reauthenticate,
      offerSecondFactor: session.offerSecondFactor,
      deleteAccount: session.deleteAccount,
      refreshToken: services.deprecated('session.refreshToken', session.refreshToken),
    }),
    favourites: Object.freeze({
      get: favourites.get,
      subscribe: favourites.subscribe,
      set: favourites.set,
      reload: favourites.reload,
    }),
    api,
    data,
    track: tracking.track,
    notify: notifications.notify,
    onNotification: notifications.onMessage,
    navigate,
    revalidate,
    holdUnsavedInput,
    Slot,
    logger,
    now,
  });
}
