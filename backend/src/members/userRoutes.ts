import { setTimeout as delay } from 'node:timers/promises';
import type { UserExport, UserPatch, UserSettings } from '@galopin/shared/contracts';
import type { AudienceOfMember } from '../audience/createAudienceOfMember';
import { requireMember, requireSelf } from '../http/identity/authenticate';
import type { Revocations } from '../http/identity/createRevocations';
import type { Identity } from '../http/identity/Identity';
import { ApiError } from '../http/errors';
import { loadMember } from './loadMember';
import type { MemberStore } from './MemberStore';
import type { PaymentsOfMember } from './PaymentsOfMember';
import { presentUser } from './presentUser';
import { MEMBER, SELF } from '../http/access';
import type { App } from '../http/App';
import { limitCalls } from '../http/limitCalls';
import { PRIVATE } from '../http/privateHeaders';
import { readUserPatch } from './readUserPatch';
import {
  changeSchema,
  deleteSchema,
  exportSchema,
  initSchema,
  signOutEverywhereSchema,
  userSchema,
} from './users.schema';

export interface UsersDependencies {
  readonly members: MemberStore;
  readonly payments: PaymentsOfMember;
  readonly ofMember: AudienceOfMember;
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
export function registerUsers(app: App, dependencies: UsersDependencies): void {
  const { members, payments, ofMember, revocations, catchUp, now } = dependencies;

  const load = (identity: Identity) => loadMember(identity, dependencies);

  const init = { schema: initSchema, ...MEMBER, onRequest: limitCalls(app, 'sign-ins', SIGN_IN_LIMIT) };
  app.post('/apin/user/init', init, async (request, reply) => {
    const { uid, email, isAdmin } = requireMember(request);
    const { created } = await members.ensure({ uid, email });
    return reply.header('cache-control', 'no-store').send({ uid, email, created, isAdmin });
  });

  app.get('/apin/user/:uid', { schema: userSchema, ...SELF }, async (request, reply) => {
    const identity = requireSelf(request);
    await catchUp(identity.uid);
    const { isAdmin } = identity;
    return reply.headers(PRIVATE).send({ ...presentUser(await load(identity)), isAdmin });
  });

  app.patch('/apin/user/:uid', { schema: changeSchema, ...SELF }, async (request, reply) => {
    const identity = requireSelf(request);
    const patch = readUserPatch(request.body);
    await members.ensure(identity);
    await members.change(identity.uid, merge(presentUser(await load(identity)), patch));
    return reply.headers(PRIVATE).send(presentUser(await load(identity)));
  });

  app.get('/apin/user/:uid/export', { schema: exportSchema, ...SELF }, async (request, reply) => {
    const identity = requireSelf(request);
    const exported: UserExport = {
      exportedAt: new Date(now()).toISOString(),
      user: presentUser(await load(identity)),
      ...(await payments.history(identity.uid)),
      audience: await ofMember.export(identity.uid),
    };
    return reply
      .headers(PRIVATE)
      .header('content-disposition', 'attachment; filename="galopin-mes-donnees.json"')
      .send(exported);
  });

  app.post(
    '/apin/user/:uid/sign-out-everywhere',
    { schema: signOutEverywhereSchema, ...SELF },
    async (request, reply) => {
      const identity = requireSelf(request);
      await members.ensure(identity);
      // Tokens tell whole seconds: waiting for the next one parts what began before this call from what follows it.
      const before = Math.floor(now() / 1000) + 1;
      await members.revoke(identity.uid, before);
      revocations.forget(identity.uid);
      await delay(before * 1000 - now());
      return reply.code(204).send(null);
    },
  );

  app.delete('/apin/user/:uid', { schema: deleteSchema, ...SELF }, async (request, reply) => {
    const { uid, signedInAt } = requireSelf(request);
    if (signedInAt * 1000 < now() - RECENT_MS) {
      throw new ApiError(
        403,
        'recent-sign-in-required',
        'Sign in again: that was more than five minutes ago.',
      );
    }
    await payments.forget(uid);
    await ofMember.forget(uid);
    await members.remove(uid);
    revocations.forget(uid);
    return reply.code(204).send(null);
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
