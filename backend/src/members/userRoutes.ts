import type { FastifyPluginAsync } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ownRecord,
  settingsChange,
  signOutEverywhere,
  userExport,
  userInit,
  userRemoval,
  type HorseNote,
  type UserPatch,
  type UserSettings,
} from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { AudienceOfMember } from '../audience/createAudienceOfMember';
import { requireMember, requireSelf } from '../http/identity/authenticate';
import type { Revocations } from '../http/identity/createRevocations';
import type { Identity } from '../http/identity/Identity';
import { loadMember } from './loadMember';
import type { AlertsOfMember } from './AlertsOfMember';
import type { MemberStore } from './MemberStore';
import type { PaymentsOfMember } from './PaymentsOfMember';
import { presentUser } from './presentUser';
import { limitCalls } from '../http/limitCalls';
import { serveCall } from '../http/serveCall';

/** What a member notes of horses, as far as their record and its end need it. */
export interface NotesOfMember {
  list(uid: string): Promise<readonly HorseNote[]>;
  forget(uid: string): Promise<void>;
}

export interface UsersDependencies {
  readonly members: MemberStore;
  readonly payments: PaymentsOfMember;
  readonly ofMember: AudienceOfMember;
  readonly horseNotes: NotesOfMember;
  readonly alerts: AlertsOfMember;
  readonly revocations: Pick<Revocations, 'forget'>;
  /** Finishes payments that a page left half done; never rejects, and takes a bounded time. */
  readonly catchUp: (uid: string) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls a minute from one address: everybody in a hall signs in during the same quarter of an hour. */
const SIGN_IN_LIMIT = 120;

/** What cannot be undone is only done for someone who has just given their password. */
const RECENT_MS = 5 * 60_000;

/** The signed-in user's own record: `/apin/user/init` and what lies under `/apin/user/:uid`. */
export const userRoutes: FastifyPluginAsync<UsersDependencies> = async (app, dependencies) => {
  const { members, payments, ofMember, horseNotes, alerts, revocations, catchUp, now } = dependencies;

  const load = (identity: Identity) => loadMember(identity, dependencies);

  const limited = { onRequest: limitCalls(app, 'sign-ins', SIGN_IN_LIMIT) };
  serveCall(
    app,
    userInit,
    async (_read, request) => {
      const { uid, email, isAdmin } = requireMember(request);
      const { created } = await members.ensure({ uid, email });
      return { uid, email, created, isAdmin };
    },
    limited,
  );

  serveCall(app, ownRecord, async (_read, request) => {
    const identity = requireSelf(request);
    await catchUp(identity.uid);
    return { ...presentUser(await load(identity)), isAdmin: identity.isAdmin };
  });

  serveCall(
    app,
    settingsChange,
    async ({ body }, request) => {
      const identity = requireSelf(request);
      await members.ensure(identity);
      await members.change(identity.uid, merge(presentUser(await load(identity)), body));
      return presentUser(await load(identity));
    },
    { preValidation: async ({ body }) => refusePayment(body) },
  );

  serveCall(app, userExport, async (_read, request, reply) => {
    const identity = requireSelf(request);
    void reply.header('content-disposition', 'attachment; filename="galopin-mes-donnees.json"');
    return {
      exportedAt: new Date(now()).toISOString(),
      user: presentUser(await load(identity)),
      ...(await payments.history(identity.uid)),
      audience: await ofMember.export(identity.uid),
      notes: await horseNotes.list(identity.uid),
      alerts: await alerts.export(identity.uid),
    };
  });

  serveCall(app, signOutEverywhere, async (_read, request) => {
    const identity = requireSelf(request);
    await members.ensure(identity);
    // Tokens tell whole seconds: waiting for the next one parts what began before this call from what follows it.
    const before = Math.floor(now() / 1000) + 1;
    await members.revoke(identity.uid, before);
    // A device that is signed out shows nobody what its member follows.
    await alerts.removeDevices(identity.uid);
    revocations.forget(identity.uid);
    await delay(before * 1000 - now());
    return null;
  });

  serveCall(app, userRemoval, async (_read, request) => {
    const { uid, signedInAt } = requireSelf(request);
    if (signedInAt * 1000 < now() - RECENT_MS) {
      throw new CallError('recent-sign-in-required', 'Sign in again: that was more than five minutes ago.');
    }
    await payments.forget(uid);
    await ofMember.forget(uid);
    await horseNotes.forget(uid);
    await alerts.forget(uid);
    await members.remove(uid);
    revocations.forget(uid);
    return null;
  });
};

/** Names by which clients have tried to write what only a verified payment may. */
const OF_PAYMENT = /^(payment.*|state|create_time|subscri.*|user_?subscribed|nb_?jour_?subscribed)$/i;

/** @throws CallError 403 `payment-read-only` for a change that holds such a field */
function refusePayment(body: unknown): void {
  const field = Object.keys(Object(body)).find((name) => OF_PAYMENT.test(name));
  if (field === undefined) return;
  throw new CallError('payment-read-only', `"${field}" is set by verified payments alone.`, {
    details: { field },
  });
}

/** Lists and preferences that are left out stay. */
function merge(known: UserSettings, patch: UserPatch): Partial<UserSettings> {
  const { favourites, preferences, ...rest } = patch;
  return {
    ...rest,
    ...(favourites !== undefined && { favourites: { ...known.favourites, ...favourites } }),
    ...(preferences !== undefined && { preferences: { ...known.preferences, ...preferences } }),
  };
}
