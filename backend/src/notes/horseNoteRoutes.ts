import type { FastifyPluginAsync } from 'fastify';
import { horseNoteChange, horseNoteRemoval, horseNotes } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { requireSelf } from '../http/identity/authenticate';
import { limitCalls } from '../http/limitCalls';
import { serveCall } from '../http/serveCall';
import type { MemberStore } from '../members/MemberStore';
import type { HorseNoteStore } from './createHorseNoteStore';

export interface HorseNotesDependencies {
  readonly horseNotes: HorseNoteStore;
  readonly members: Pick<MemberStore, 'find'>;
}

/** Calls a minute from one address. */
const NOTES_LIMIT = 120;

/** What a member notes of horses, for nobody else. */
export const horseNoteRoutes: FastifyPluginAsync<HorseNotesDependencies> = async (
  app,
  { horseNotes: store, members },
) => {
  const limit = { onRequest: limitCalls(app, 'notes', NOTES_LIMIT) };
  serveCall(
    app,
    horseNotes,
    async ({ query }, request) => {
      const { uid } = requireSelf(request);
      return { notes: await store.list(uid, query.horses?.split(',').map(Number)) };
    },
    limit,
  );
  serveCall(
    app,
    horseNoteChange,
    async ({ params, body }, request) => {
      const { uid } = requireSelf(request);
      // A token outlives its account by up to an hour: what would be kept then nobody would ever take away.
      if ((await members.find(uid)) === undefined)
        throw new CallError('not-found', 'The account of this session is no longer there.');
      return store.save(uid, params.horse, body.note);
    },
    limit,
  );
  serveCall(
    app,
    horseNoteRemoval,
    async ({ params }, request) => {
      const { uid } = requireSelf(request);
      await store.remove(uid, params.horse);
      return null;
    },
    limit,
  );
};
