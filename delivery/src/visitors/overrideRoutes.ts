import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ArtifactReader } from '../files/createArtifactReader';
import { fr } from '../i18n/fr';
import { COOKIES, removeCookie, setCookie } from './cookies';
import { writeProof, type LinkSigner, type SignedLink } from './createLinkSigner';
import type { Visitors } from './createVisitors';
import { NOTICE_HEADERS, noticePage, type Notice } from './noticePage';
import { checkOverrides, findBuilds, namedBuild, readOverride } from './overrides';
import { sitePath } from './sitePath';

/** Where a signed link to builds of one's own leads, and where they are given up. */
export const OVERRIDE_PATHS = { open: '/__override', reset: '/__override/reset' } as const;

export interface OverrideOptions {
  readonly visitors: Visitors;
  readonly links: LinkSigner;
  readonly readArtifact: ArtifactReader;
  readonly now: () => Date;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Gives one visitor the builds of a signed link, for as long as the link is good. */
export const overrideRoutes: FastifyPluginAsync<OverrideOptions> = async (app, options) => {
  const { now } = options;
  app.get<{ Querystring: Query }>(OVERRIDE_PATHS.open, async (request, reply) => {
    const { query, headers } = request;
    const link = readLink(query);
    const refusal = await findRefusal(request, link, options);
    if (refusal) return sendNotice(reply.code(refusal.status), refusal);
    const maxAge = Math.floor(link.until - now().getTime() / 1000);
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', setCookie(headers, COOKIES.override, { value: writeProof(link), maxAge }))
      .redirect(sitePath(single(query['to'])), 303);
  });

  app.get(OVERRIDE_PATHS.reset, (request, reply) =>
    sendNotice(reply.header('set-cookie', removeCookie(request.headers, COOKIES.override)), fr.reset),
  );
};

export function sendNotice(reply: FastifyReply, notice: Notice): FastifyReply {
  return reply.headers(NOTICE_HEADERS).send(noticePage(notice));
}

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

function readLink(query: Query): SignedLink {
  return {
    value: single(query['builds']),
    until: Number(single(query['until'])),
    signature: single(query['sig']),
  };
}

interface Refusal extends Notice {
  readonly status: number;
}

async function findRefusal(
  request: FastifyRequest,
  link: SignedLink,
  { visitors, links, readArtifact }: OverrideOptions,
): Promise<Refusal | null> {
  const text = fr.override;
  const refuse = (status: number, because: string, details: readonly string[] = []): Refusal => ({
    status,
    title: text.title,
    text: because,
    details,
  });
  const state = links.check('override', link);
  if (state === 'expired') return refuse(410, text.expired);
  const override = readOverride(link.value);
  if (state === 'forged' || override === null) return refuse(403, text.forged);
  const { environment } = await visitors.identify(request);
  if (environment.name !== override.environment) return refuse(409, text.elsewhere(override.environment));
  const { builds, unknown } = await findBuilds(override.keys, readArtifact);
  if (unknown) return refuse(404, text.unknown(namedBuild(unknown)));
  const findings = checkOverrides(environment.live.current(), builds);
  if (findings.length === 0) return null;
  return refuse(
    409,
    text.refused,
    findings.map(({ rule, found, wanted }) => text.finding(rule, found, wanted)),
  );
}
