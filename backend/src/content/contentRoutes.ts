import {
  articleContents,
  contentDraft,
  contentItem,
  contentPublication,
  contentVersion,
  contentWithdrawal,
  LEGAL_PATHS,
  legalContents,
  SELLER_KEY,
  sellerIdentity,
  tipContents,
  type ContentItem,
  type ContentKind,
  type ContentTexts,
} from '@galopin/shared/contracts';
import { isSlug, NO_SELLER } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { requireAdmin } from '../http/identity/authenticate';
import { createContentWorkflow, type Change } from './createContentWorkflow';
import { createContentReader } from './createContentReader';
import type { ContentVersions } from './createContentVersions';
import { createLiveContents, type LiveStores } from './createLiveContents';
import type { TippedRaces } from './createTippedRaces';
import { readChange, requireGoodTip } from './readChange';
import { createContentLists } from './createContentLists';
import { serveCall } from '../http/serveCall';

export interface ContentDependencies {
  readonly content: {
    readonly versions: ContentVersions;
    readonly stores: LiveStores;
    readonly races: TippedRaces;
  };
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What editors write, for the administrator alone; who sells, for everybody. */
export const contentRoutes: FastifyPluginAsync<ContentDependencies> = async (app, { content, now }) => {
  const { versions, stores, races } = content;
  const live = createLiveContents(stores, races);
  const reader = createContentReader(versions, live);
  const workflow = createContentWorkflow({ versions, live, reader, now });
  const lists = createContentLists({ reader, ...content });
  const complete = createCompletion(stores, races);

  serveCall(app, sellerIdentity, async (_read, _request, reply) => {
    void reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return (await stores.seller.find()) ?? NO_SELLER;
  });

  serveCall(app, tipContents, ({ query }) => lists.tips(query.jour));
  serveCall(app, articleContents, () => lists.articles());
  serveCall(app, legalContents, () => lists.legal());

  serveCall(app, contentItem, async ({ params }, request) => {
    const { kind, key } = await requireContent(params, request, races);
    const item = await reader.open(kind, key);
    if (item.version === null && kind === 'articles') throw unknownContent(kind, key);
    return complete(item);
  });

  serveCall(app, contentVersion, async ({ params: { version, ...name } }, request) => {
    const { kind, key } = await requireContent(name, request, races);
    const found = await versions.find(kind, key, version);
    if (found === undefined) throw unknownContent(kind, `${key}, version ${version}`);
    return found;
  });

  serveCall(app, contentDraft, async ({ params, body }, request) => {
    const change = await requireContent(params, request, races);
    return complete(await workflow.save(change, await readGoodChange(change, body, races, false)));
  });
  serveCall(app, contentPublication, async ({ params, body }, request) => {
    const change = await requireContent(params, request, races);
    return complete(await workflow.publish(change, await readGoodChange(change, body, races, true)));
  });
  serveCall(app, contentWithdrawal, async ({ params, body }, request) => {
    const change = await requireContent(params, request, races);
    return complete(await workflow.withdraw(change, body.version));
  });
};

const LEGAL_SLUGS: ReadonlySet<string> = new Set(Object.values(LEGAL_PATHS).map((path) => path.slice(1)));

/**
 * Who asks for what.
 * @throws CallError 401, 403, 404 for a key that nothing can have
 */
async function requireContent(
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
  request: FastifyRequest,
  races: TippedRaces,
): Promise<Change<ContentKind>> {
  const { email, uid } = requireAdmin(request);
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
  new CallError('not-found', `There is no ${key} among ${kind}.`, { details: { kind, key } });

async function readGoodChange(
  { kind, key }: Change<ContentKind>,
  body: { readonly version: number | null; readonly text: unknown },
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
