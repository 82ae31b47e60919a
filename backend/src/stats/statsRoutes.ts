import { STATS_FREE_ROWS, STATS_PAGE_ROWS, type CsvSeparator } from '@galopin/shared/contracts';
import { subscriptionOf, utcDay } from '@galopin/shared/lib';
import type { FastifyRequest } from 'fastify';
import { requireMember } from '../http/identity/authenticate';
import type { BodyCache, BodyContent } from '../http/createBodyCache';
import type { DownloadLinks, StatsOrder } from '../downloads/createDownloadLinks';
import { csvLine } from '../downloads/csvLine';
import { ApiError } from '../http/errors';
import { loadMember } from '../members/loadMember';
import type { SubscriberDependencies } from '../members/requireSubscriber';
import type { StatsRepository } from './createStatsRepository';
import { sendReadyBody } from '../http/sendReadyBody';
import { readSheet } from './readSheet';
import { readSpan } from './statsQuery';
import { ANYONE, MEMBER } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import {
  statsCsvSchema,
  statsFileSchema,
  statsFiltersSchema,
  statsQuinteSchema,
  statsSummarySchema,
  statsTableSchema,
} from './stats.schema';

export interface StatsDependencies extends SubscriberDependencies {
  readonly stats: StatsRepository;
  readonly bodies: BodyCache;
  readonly downloadLinks: Pick<DownloadLinks, 'stats'>;
}

const FILE_PATH = '/apin/downloads/stats.csv';
/** Most rows of a file: more horses than ever ran in a year. */
const FILE_ROWS = 100_000;
/** Best dividends on the page of a subscriber. */
const DIVIDEND_ROWS = 50;

/** What is stored, counted: rankings, rates, Quinté+. For members; the first rows of each list unless subscribed. */
export function registerStats(app: App, dependencies: StatsDependencies): void {
  const { stats, bodies, now } = dependencies;
  const today = () => utcDay(now());

  /** The visitor's own record, and whether every row is theirs. */
  const readVisitor = async (request: FastifyRequest) => {
    const identity = requireMember(request, 'Statistics');
    const member = await loadMember(identity, dependencies);
    return { member, subscribed: subscriptionOf(member, now(), identity).subscribed };
  };
  const cached = (name: string, query: object, make: () => Promise<object>) =>
    bodies.get(`stats ${name} ${today()} ${JSON.stringify(query)}`, async (): Promise<BodyContent> => ({
      value: await make(),
    }));

  app.get('/apin/stats/summary', { schema: statsSummarySchema, ...MEMBER }, async (request, reply) => {
    return sendReadyBody(request, reply, await cached('summary', {}, () => stats.summary()), 'no-store');
  });

  app.get('/apin/stats/filters', { schema: statsFiltersSchema, ...MEMBER }, async (request, reply) => {
    const body = await cached('filters', {}, () => stats.filters(today()));
    return sendReadyBody(request, reply, body, 'no-store');
  });

  app.get('/apin/stats/table', { schema: statsTableSchema, ...MEMBER }, async (request, reply) => {
    const { subscribed } = await readVisitor(request);
    const { page, ...query } = request.query;
    if (page > 1 && !subscribed) {
      throw new ApiError(403, 'subscription-required', 'Pages after the first need a running subscription.');
    }
    const limit = subscribed ? STATS_PAGE_ROWS : STATS_FREE_ROWS;
    const rows = { offset: (page - 1) * STATS_PAGE_ROWS, limit };
    const wanted = { ...query, span: readSpan(query, today()) };
    const body = await cached('table', { wanted, rows }, async () => ({
      ...(await stats.table(wanted, rows, today())),
      page,
      limited: !subscribed,
    }));
    return sendReadyBody(request, reply, body, 'no-store');
  });

  app.get('/apin/stats/quinte', { schema: statsQuinteSchema, ...MEMBER }, async (request, reply) => {
    const { subscribed } = await readVisitor(request);
    const wanted = { ...request.query, span: readSpan(request.query, today()) };
    const most = subscribed
      ? { numbers: FILE_ROWS, dividends: DIVIDEND_ROWS }
      : { numbers: STATS_FREE_ROWS, dividends: STATS_FREE_ROWS };
    const body = await cached('quinte', { wanted, most }, async () => ({
      ...(await stats.quinte(wanted, most, today())),
      limited: !subscribed,
    }));
    return sendReadyBody(request, reply, body, 'no-store');
  });

  registerFiles(app, dependencies, readVisitor);
}

type ReadVisitor = (request: FastifyRequest) => Promise<{
  readonly member: { readonly preferences?: { readonly csvSeparator?: CsvSeparator } | undefined };
  readonly subscribed: boolean;
}>;

/** The link carries the right and the depth, so that the browser itself can write the file to disk. */
function registerFiles(
  app: App,
  { stats, now, downloadLinks }: StatsDependencies,
  readVisitor: ReadVisitor,
): void {
  app.post('/apin/stats/csv', { schema: statsCsvSchema, ...MEMBER }, async (request, reply) => {
    const { member, subscribed } = await readVisitor(request);
    const { period, from, to, separator, ...query } = request.query;
    const order: StatsOrder = {
      ...query,
      span: readSpan({ period, from, to }, utcDay(now())),
      limit: subscribed ? FILE_ROWS : STATS_FREE_ROWS,
      separator: separator ?? member.preferences?.csvSeparator ?? ';',
    };
    const sheet = await readSheet(stats, order, utcDay(now()));
    const { token, expiresAt } = await downloadLinks.stats.sign(order);
    return reply
      .headers(PRIVATE)
      .send({ url: `${FILE_PATH}?link=${token}`, expiresAt, rows: sheet.length - 1 });
  });

  app.get(FILE_PATH, { schema: statsFileSchema, ...ANYONE }, async (request, reply) => {
    const order = await downloadLinks.stats.read(request.query.link);
    const { separator, file, span } = order;
    const lines = (await readSheet(stats, order, utcDay(now()))).map((line) => csvLine(line, separator));
    // French spreadsheets take a file for UTF-8 only when it says so.
    const text = (separator === ';' ? '\uFEFF' : '') + lines.join('');
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="galopin-${file}-${span.from}_${span.to}.csv"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(text);
  });
}
