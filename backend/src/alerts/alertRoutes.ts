import {
  alertChoice,
  alertDevice,
  alertDeviceRemoval,
  alertPrice,
  alertPriceRemoval,
  ownAlerts,
  recentAlerts,
  type AlertState,
} from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync } from 'fastify';
import { requireSelf } from '../http/identity/authenticate';
import type { Identity } from '../http/identity/Identity';
import { limitCalls } from '../http/limitCalls';
import { serveCall } from '../http/serveCall';
import type { AlertBook } from './createAlertBook';
import { requirePushService } from './pushHosts';

export interface AlertDependencies {
  readonly book: AlertBook;
  /** Public key that devices subscribe with; null where nothing is pushed. */
  readonly pushKey: string | null;
  /** Origins of push services beside those of browsers. */
  readonly pushServices: readonly string[];
  readonly hasMail: boolean;
}

/** Calls a minute from one address: open pages look every half minute. */
const LIMIT = 240;

/** What a member is told of, and how. */
export const alertRoutes: FastifyPluginAsync<AlertDependencies> = async (
  app,
  { book, pushKey, pushServices, hasMail },
) => {
  const limit = { onRequest: limitCalls(app, 'alerts', LIMIT) };
  const stateOf = async (identity: Identity): Promise<AlertState> => {
    const { uid, email, emailVerified } = identity;
    const state = await book.read(uid);
    const address = emailVerified ? email : null;
    // Nobody's address is kept who wants no mail.
    const wantsMail = state.choices.some(({ channel }) => channel === 'mail');
    if (wantsMail && address !== null) await book.noteAddress(uid, address);
    return { ...state, push: { key: pushKey }, mail: { isAvailable: hasMail, address } };
  };

  serveCall(app, ownAlerts, (_read, request) => stateOf(requireSelf(request)), limit);
  serveCall(
    app,
    alertChoice,
    async ({ body: { kind, channel, wanted } }, request) => {
      const identity = requireSelf(request);
      if (channel === 'mail' && wanted) requireMail(identity, hasMail);
      await book.choose(identity.uid, { kind, channel }, wanted);
      return stateOf(identity);
    },
    limit,
  );
  serveCall(
    app,
    alertDevice,
    async ({ body }, request) => {
      const identity = requireSelf(request);
      if (pushKey === null) throw new CallError('push-unavailable', 'This site pushes nothing.');
      requirePushService(body.endpoint, pushServices);
      await book.addDevice(identity.uid, body);
      return stateOf(identity);
    },
    limit,
  );
  serveCall(
    app,
    alertDeviceRemoval,
    async ({ params }, request) => {
      const identity = requireSelf(request);
      await book.removeDevice(identity.uid, params.id);
      return stateOf(identity);
    },
    limit,
  );
  serveCall(
    app,
    alertPrice,
    async ({ body }, request) => {
      const identity = requireSelf(request);
      await book.addPrice(identity.uid, body);
      return stateOf(identity);
    },
    limit,
  );
  serveCall(
    app,
    alertPriceRemoval,
    async ({ params }, request) => {
      const identity = requireSelf(request);
      await book.removePrice(identity.uid, params.id);
      return stateOf(identity);
    },
    limit,
  );
  serveCall(
    app,
    recentAlerts,
    async ({ query }, request) => book.recent(requireSelf(request).uid, query.after),
    limit,
  );
};

function requireMail({ emailVerified }: Identity, hasMail: boolean): void {
  if (!hasMail) throw new CallError('mail-unavailable', 'This site has no mail server.');
  if (!emailVerified) throw new CallError('email-unverified', 'Alerts are sent to a verified address only.');
}
