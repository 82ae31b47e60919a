import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { ANYONE } from '../http/access';
import { limitCalls } from '../http/limitCalls';
import { PRIVATE } from '../http/privateHeaders';
import type { MemberStore } from '../members/MemberStore';
import type { AlertBook } from './createAlertBook';
import { STOP_PATH, type StopLinks } from './createStopLinks';
import { renderStopPage, STOP_PAGE_POLICY, type StopPage } from './renderStopPage';

export interface StopDependencies {
  readonly book: Pick<AlertBook, 'choose'>;
  readonly stopLinks: StopLinks;
  readonly members: Pick<MemberStore, 'find'>;
}

/** Calls a minute from one address. */
const LIMIT = 60;

/**
 * One press ends an alert, for whoever has its link: `GET` shows a page that presses for people, and changes nothing
 * itself, as scanners of mails open every link; `POST` ends it, also as mailboxes post it (RFC 8058), or with `undo` has
 * it go on.
 */
export const stopRoutes: FastifyPluginAsync<StopDependencies> = async (app, { book, stopLinks, members }) => {
  // Mailboxes and forms say in it what the address says.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, _body, done) => done(null, null),
  );
  const onRequest = limitCalls(app, 'alert-stops', LIMIT);
  const options = { schema: { hide: true }, onRequest, ...ANYONE };

  app.get(STOP_PATH, options, async (request, reply) => {
    const { link } = readQuery(request.query);
    return send(reply, await pageOf(link, (order) => ({ state: 'asking', order, link })));
  });
  app.post(STOP_PATH, options, async (request, reply) => {
    const { link, undo } = readQuery(request.query);
    const page = await pageOf(link, async (order) => {
      // Nothing begins again for an account that is gone.
      if (undo && (await members.find(order.uid)) === undefined) return { state: 'invalid' };
      await book.choose(order.uid, order, undo);
      return { state: undo ? 'again' : 'stopped', order, link };
    });
    return send(reply, page);
  });

  async function pageOf(
    link: string,
    make: (order: Awaited<ReturnType<StopLinks['read']>>) => StopPage | Promise<StopPage>,
  ): Promise<StopPage> {
    try {
      return await make(await stopLinks.read(link));
    } catch (error) {
      if (error instanceof CallError && error.code.startsWith('link-')) return { state: 'invalid' };
      throw error;
    }
  }
};

function readQuery(query: unknown) {
  const { link, undo } = Object(query) as { readonly link?: unknown; readonly undo?: unknown };
  return { link: typeof link === 'string' ? link : '', undo: undo === '1' };
}

function send(reply: FastifyReply, page: StopPage) {
  return reply
    .code(page.state === 'invalid' ? 403 : 200)
    .headers({
      ...PRIVATE,
      'content-security-policy': STOP_PAGE_POLICY,
      // The link is in the address.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(renderStopPage(page));
}
