import {
  LEGAL_PATHS,
  SELLER_KEY,
  type ContentItem,
  type ContentKind,
  type ContentTexts,
} from '@galopin/shared/contracts';
import { isSlug, NO_SELLER } from '@galopin/shared/lib';
import type { FastifyRequest } from 'fastify';
import { requireAdmin } from '../http/identity/authenticate';
import { createContentDesk, type Change } from './createContentDesk';
import { createContentReader } from './createContentReader';
import type { ContentVersions } from './createContentVersions';
import { createLiveContents, type LiveStores } from './createLiveContents';
import type { TippedRaces } from './createTippedRaces';
import { readChange, readWithdrawal, requireGoodTip } from './readChange';
import { createContentLists } from './createContentLists';
import { ApiError } from '../http/errors';
import { ADMIN_FRESH, ADMIN_NOTED, ANYONE } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import {
  articleListSchema,
  itemSchema,
  legalListSchema,
  publishSchema,
  saveSchema,
  sellerSchema,
  tipListSchema,
  versionSchema,
  withdrawSchema,
} from './content.schema';

export interface ContentDependencies {
  readonly content: {
    readonly versions: ContentVersions;
    readonly stores: LiveStores;
    readonly races: TippedRaces;
  };
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `/apin/content`: what editors write, for the administrator alone. `GET /apin/seller`: who sells, for everybody. */
export function registerContent(app: App, { content, now }: ContentDependencies): void {
  const { versions, stores, races } = content;
  const live = createLiveContents(stores, races);
  const reader = createContentReader(versions, live);
  const desk = createContentDesk({ versions, live, reader, now });
  const lists = createContentLists({ reader, ...content });
  const complete = createCompletion(stores, races);

  app.get('/apin/seller', { schema: sellerSchema, ...ANYONE }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((await stores.seller.find()) ?? NO_SELLER),
  );

  app.get('/apin/content/tips', { schema: tipListSchema, ...ADMIN_NOTED }, async (request, reply) => {
    return reply.headers(PRIVATE).send(await lists.tips(request.query.jour));
  });
  app.get(
    '/apin/content/articles',
    { schema: articleListSchema, ...ADMIN_NOTED },
    async (_request, reply) => {
      return reply.headers(PRIVATE).send(await lists.articles());
    },
  );
  app.get('/apin/content/legal', { schema: legalListSchema, ...ADMIN_NOTED }, async (_request, reply) => {
    return reply.headers(PRIVATE).send(await lists.legal());
  });

  app.get('/apin/content/:kind/:key', { schema: itemSchema, ...ADMIN_NOTED }, async (request, reply) => {
    const { kind, key } = await requireContent(request, races);
    const item = await reader.open(kind, key);
    if (item.version === null && kind === 'articles') throw unknownContent(kind, key);
    return reply.headers(PRIVATE).send(await complete(item));
  });

  app.get(
    '/apin/content/:kind/:key/versions/:version',
    { schema: versionSchema, ...ADMIN_NOTED },
    async (request, reply) => {
      const { kind, key } = await requireContent(request, races);
      const { version } = request.params;
      const found = await versions.find(kind, key, version);
      if (found === undefined) throw unknownContent(kind, `${key}, version ${version}`);
      return reply.headers(PRIVATE).send(found);
    },
  );

  app.patch('/apin/content/:kind/:key', { schema: saveSchema, ...ADMIN_FRESH }, async (request, reply) => {
    const change = await requireContent(request, races);
    const made = await readGoodChange(change, request.body, races, false);
    return reply.headers(PRIVATE).send(await complete(await desk.save(change, made)));
  });

  app.post(
    '/apin/content/:kind/:key/publish',
    { schema: publishSchema, ...ADMIN_FRESH },
    async (request, reply) => {
      const change = await requireContent(request, races);
      const made = await readGoodChange(change, request.body, races, true);
      return reply.headers(PRIVATE).send(await complete(await desk.publish(change, made)));
    },
  );

  app.post(
    '/apin/content/:kind/:key/withdraw',
    { schema: withdrawSchema, ...ADMIN_FRESH },
    async (request, reply) => {
      const change = await requireContent(request, races);
      const { version } = readWithdrawal(request.body);
      return reply.headers(PRIVATE).send(await complete(await desk.withdraw(change, version)));
    },
  );
}

const LEGAL_SLUGS: ReadonlySet<string> = new Set(Object.values(LEGAL_PATHS).map((path) => path.slice(1)));

/**
 * Who asks for what.
 * @throws ApiError 401, 403, 404 for a key that nothing can have
 */
async function requireContent(
  request: FastifyRequest<{ Params: { kind: ContentKind; key: string } }>,
  races: TippedRaces,
): Promise<Change<ContentKind>> {
  const { email, uid } = requireAdmin(request);
  const { kind, key } = request.params;
  const isKnown = {
    tips: async () => /^[1-9]\d{0,15}$/.test(key) && (await races.find(Number(key))) !== undefined,
    articles: async () => isSlug(key),
    legal: async () => LEGAL_SLUGS.has(key),
    seller: async () => key === SELLER_KEY,
  }[kind];
  if (!(await isKnown())) throw unknownContent(kind, key);
  return { kind, key, by: email ?? uid };
}

const unknownContent = (kind: ContentKind, key: string) =>
  new ApiError(404, 'not-found', `There is no ${key} among ${kind}.`, { kind, key });

async function readGoodChange(
  { kind, key }: Change<ContentKind>,
  body: unknown,
  races: TippedRaces,
  isComplete: boolean,
) {
  const change = readChange(kind, body);
  if (kind === 'tips')
    requireGoodTip(change.text as ContentTexts['tips'], await races.runnersOf(Number(key)), isComplete);
  return change;
}

/** Adds what an editor needs to see beside the text. */
function createCompletion({ seller }: Pick<LiveStores, 'seller'>, races: TippedRaces) {
  return async (item: ContentItem): Promise<ContentItem> => {
    if (item.kind === 'legal') return { ...item, seller: (await seller.find()) ?? NO_SELLER };
    if (item.kind !== 'tips') return item;
    const raceId = Number(item.key);
    const [race, runners] = await Promise.all([races.find(raceId), races.runnersOf(raceId)]);
    return { ...item, ...(race !== undefined && { race }), runners };
  };
}
