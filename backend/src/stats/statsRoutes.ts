import {
  declareCall,
  described,
  quinteStats,
  STATS_FREE_ROWS,
  STATS_PAGE_ROWS,
  STATS_PERIODS,
  STATS_SEQUENCES,
  statsCsv,
  statsFilters,
  statsSummary,
  statsTable,
  storedDays,
  type CsvSeparator,
  type StatsFile,
  type StatsTableQuery,
} from '@galopin/shared/contracts';
import { subscriptionOf, utcDay } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DownloadLinks, StatsOrder } from '../downloads/createDownloadLinks';
import { csvLine } from '../downloads/csvLine';
import type { BodyCache } from '../http/createBodyCache';
import { requireMember } from '../http/identity/authenticate';
import { sendKept, serveCall, serveKept } from '../http/serveCall';
import { loadMember } from '../members/loadMember';
import type { SubscriberDependencies } from '../members/requireSubscriber';
import type { StatsRepository } from './createStatsRepository';
import { readSheet } from './readSheet';
import { readSpan } from './statsQuery';

export interface StatsDependencies extends SubscriberDependencies {
  readonly stats: StatsRepository;
  readonly bodies: BodyCache;
  readonly downloadLinks: Pick<DownloadLinks, 'stats'>;
}

const FILE_PATH = '/apin/downloads/stats.csv';
const statsFile = declareCall({ method: 'GET', path: FILE_PATH, answer: v.string() }, () => ({
  summary: `The file that a link of POST ${statsCsv.path} gives`,
  access: 'anyone',
  mediaType: 'text/csv',
  query: v.object({
    link: described(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)), 'the token of a link'),
  }),
  refusals: [400, 403],
}));
/** Most rows of a file: more horses than ever ran in a year. */
const FILE_ROWS = 100_000;
/** Best dividends on the page of a subscriber. */
const DIVIDEND_ROWS = 50;

/** What is stored, counted: rankings, rates, Quinté+. For members; the first rows of each ranking unless subscribed. */
export const statsRoutes: FastifyPluginAsync<StatsDependencies> = async (app, dependencies) => {
  const { stats, bodies, now } = dependencies;
  const today = () => utcDay(now());

  /** The visitor's own record, and whether every row is theirs. */
  const readVisitor = async (request: FastifyRequest) => {
    const identity = requireMember(request, 'Statistics');
    const member = await loadMember(identity, dependencies);
    return { member, subscribed: subscriptionOf(member, now(), identity).subscribed };
  };
  const kept = { bodies, key: today, cacheControl: 'no-store' };

  serveKept(app, storedDays, kept, ({ query }) => stats.days(query.limit));
  serveKept(app, statsSummary, kept, () => stats.summary());
  serveKept(app, statsFilters, kept, () => stats.filters(today()));

  serveCall(app, statsTable, async ({ query: { page, ...query } }, request, reply) => {
    const { subscribed } = await readVisitor(request);
    const isOpen = subscribed || isSequence(query.view);
    if (!subscribed && isOpen) refuseDepth(query);
    if (page > 1 && !isOpen) {
      throw new CallError('subscription-required', 'Pages after the first need a running subscription.');
    }
    const limit = isOpen ? STATS_PAGE_ROWS : STATS_FREE_ROWS;
    const rows = { offset: (page - 1) * STATS_PAGE_ROWS, limit };
    const wanted = { ...query, span: readSpan(query, today()) };
    return sendKept(statsTable, kept, { request, reply, key: [wanted, rows] }, async () => ({
      ...(await stats.table(wanted, rows, today())),
      page,
      limited: !isOpen,
    }));
  });

  serveCall(app, quinteStats, async ({ query }, request, reply) => {
    const { subscribed } = await readVisitor(request);
    const wanted = { ...query, span: readSpan(query, today()) };
    if (!subscribed) refuseDepth(query);
    const dividends = subscribed ? DIVIDEND_ROWS : STATS_FREE_ROWS;
    return sendKept(quinteStats, kept, { request, reply, key: [wanted, dividends] }, async () => ({
      ...(await stats.quinte(wanted, dividends, today())),
      limited: !subscribed,
    }));
  });

  serveFiles(app, dependencies, readVisitor);
};

const isSequence = (list: StatsFile): boolean => STATS_SEQUENCES.some((sequence) => sequence === list);

/**
 * Lets everybody see a sequence of the rolling periods.
 * @throws CallError `subscription-required` for another depth
 */
function refuseDepth({
  period,
  from,
  to,
  racecourse,
}: Pick<StatsTableQuery, 'period' | 'from' | 'to' | 'racecourse'>): void {
  const isRolling = period === undefined || STATS_PERIODS.some((days) => days === period);
  if (isRolling && from === undefined && to === undefined && racecourse === undefined) return;
  throw new CallError(
    'subscription-required',
    'Other years and days, and one racecourse, need a running subscription.',
  );
}

type ReadVisitor = (request: FastifyRequest) => Promise<{
  readonly member: { readonly preferences?: { readonly csvSeparator?: CsvSeparator } | undefined };
  readonly subscribed: boolean;
}>;

/** The link carries the right and the depth, so that the browser itself can write the file to disk. */
function serveFiles(
  app: FastifyInstance,
  { stats, now, downloadLinks }: StatsDependencies,
  readVisitor: ReadVisitor,
): void {
  serveCall(app, statsCsv, async ({ query: wanted }, request) => {
    const { member, subscribed } = await readVisitor(request);
    const { period, from, to, separator, ...query } = wanted;
    const isOpen = subscribed || isSequence(query.file);
    if (!subscribed && isOpen) refuseDepth(wanted);
    const order: StatsOrder = {
      ...query,
      span: readSpan({ period, from, to }, utcDay(now())),
      limit: isOpen ? FILE_ROWS : STATS_FREE_ROWS,
      separator: separator ?? member.preferences?.csvSeparator ?? ';',
    };
    const sheet = await readSheet(stats, order, utcDay(now()));
    const { token, expiresAt } = await downloadLinks.stats.sign(order);
    return { url: `${FILE_PATH}?link=${token}`, expiresAt, rows: sheet.length - 1 };
  });

  serveCall(app, statsFile, async ({ query }, _request, reply) => {
    const order = await downloadLinks.stats.read(query.link);
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
