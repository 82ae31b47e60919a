import { createHash } from 'node:crypto';
import { buildName, RELEASE_PATHS } from '@galopin/shared/contracts';
import { readText } from '@galopin/shared/server';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { ReleaseView } from '../view/createReleaseView';
import type { Visitors } from './createVisitors';

/** Whether and how to ask again: always, and for each visitor. */
const REVALIDATED = { 'cache-control': 'no-cache', vary: 'Cookie', 'x-content-type-options': 'nosniff' };
const JSON_TYPE = 'application/json; charset=utf-8';

const ManifestQuery = v.object({ remote: v.optional(buildName()) });

interface WrittenMark {
  readonly body: string;
  readonly etag: string;
}

/** Where open pages learn which builds their visitor would be given now. */
export const releaseRoutes: FastifyPluginAsync<{ readonly visitors: Visitors }> = async (
  app,
  { visitors },
) => {
  const marks = new WeakMap<ReleaseView, WrittenMark>();
  const markOf = (view: ReleaseView, environment: string): WrittenMark => {
    const mark = marks.get(view) ?? writeMark(view, environment);
    marks.set(view, mark);
    return mark;
  };

  app.get(RELEASE_PATHS.current, async (request, reply) => {
    const visitor = await visitors.identify(request);
    const view = visitors.viewOf(visitor);
    if (view === null) return sendStarting(reply);
    const { body, etag } = markOf(view, visitor.environment.name);
    reply.headers({ ...REVALIDATED, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(JSON_TYPE).send(body);
  });

  app.get(RELEASE_PATHS.manifest, async (request, reply) => {
    const { remote = null } = readText(ManifestQuery, request.query);
    const view = visitors.viewOf(await visitors.identify(request));
    if (view === null) return sendStarting(reply);
    reply.headers(REVALIDATED).type(JSON_TYPE);
    return reply.compress(view.manifestJson(remote));
  });
};

/** The mark names every build a visitor gets: two visitors with the same builds share it, environments do not. */
function writeMark({ mark }: ReleaseView, environment: string): WrittenMark {
  const body = JSON.stringify(mark);
  const hash = createHash('sha256').update(`${environment} ${body}`).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}

function sendStarting(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send({ error: { code: 'not-ready', message: 'no shell was released yet: ask again' } });
}
