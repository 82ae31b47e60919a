import type { FastifyPluginAsync } from 'fastify';
import { joinedNames, joinNames, partName } from '@galopin/shared/contracts';
import { serveCall } from '../../http/serveCall';
import type { NameDesk } from './createNameDesk';

/** Spellings that were joined to somebody or parted from them. */
export const nameRoutes: FastifyPluginAsync<{ readonly names: NameDesk }> = async (app, { names }) => {
  serveCall(app, joinedNames, ({ query }) => names.list(query));
  serveCall(app, partName, ({ body: { isParted, ...name } }) => names.part(name, isParted));
  serveCall(app, joinNames, async ({ body: { kind, from, into } }) => ({
    joined: [...(await names.join(kind, from, into))],
  }));
};
