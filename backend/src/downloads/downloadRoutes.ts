import type { FastifyPluginAsync } from 'fastify';
import { Readable } from 'node:stream';
import { CSV_MAX_DAYS, csvCount, csvLink, declareCall, described } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import * as v from 'valibot';
import { requireSelf } from '../http/identity/authenticate';
import type { DownloadLinks } from './createDownloadLinks';
import type { DaySpan, RunnerExport } from './createRunnerExport';
import { invalidParameter } from '../http/errors';
import { requireSubscriber, type SubscriberDependencies } from '../members/requireSubscriber';
import { serveCall } from '../http/serveCall';

export interface DownloadsDependencies extends SubscriberDependencies {
  readonly runnerExport: RunnerExport;
  readonly downloadLinks: DownloadLinks;
}

/** The browser itself goes there: no page reads it. */
const csvFile = declareCall(
  { method: 'GET', path: '/apin/downloads/runners.csv', answer: v.string() },
  () => ({
    summary: 'The file that a link of POST /apin/user/{uid}/csv gives',
    access: 'anyone',
    mediaType: 'text/csv',
    query: v.object({
      link: described(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)), 'the token of a link'),
    }),
    refusals: [400, 403],
  }),
);

/**
 * Files of runners: how long one would be, a link to it, and the file. The link carries the right, so that the browser
 * itself can write the file to disk as it comes, which a call with a bearer token cannot.
 */
export const downloadRoutes: FastifyPluginAsync<DownloadsDependencies> = async (app, dependencies) => {
  const { runnerExport, downloadLinks } = dependencies;

  serveCall(app, csvCount, ({ query }) => runnerExport.count(readSpan(query)));

  serveCall(app, csvLink, async ({ query }, request) => {
    const identity = requireSelf(request);
    const span = readSpan(query);
    await requireSubscriber(identity, dependencies);
    const { token, expiresAt } = await downloadLinks.sign({ ...span, separator: query.separator });
    return { ...(await runnerExport.count(span)), url: `${csvFile.path}?link=${token}`, expiresAt };
  });

  serveCall(app, csvFile, async ({ query }, _request, reply) => {
    const { separator, ...span } = await downloadLinks.read(query.link);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName(span)}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(runnerExport.lines(span, separator)));
  });
};

function readSpan({ from, to }: DaySpan): DaySpan {
  const last = addDays(from, CSV_MAX_DAYS - 1);
  if (to < from) throw invalidParameter('to', to, `a day from ${from} on`);
  if (to > last) throw invalidParameter('to', to, `at most ${CSV_MAX_DAYS} days: a day up to ${last}`);
  return { from, to };
}

function fileName({ from, to }: DaySpan): string {
  return from === to ? `galopin-${from}.csv` : `galopin-${from}_${to}.csv`;
}
