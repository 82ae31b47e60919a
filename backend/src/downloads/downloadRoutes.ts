import { Readable } from 'node:stream';
import { CSV_MAX_DAYS } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { requireSelf } from '../http/identity/authenticate';
import type { DownloadLinks } from './createDownloadLinks';
import type { DaySpan, RunnerExport } from './createRunnerExport';
import { invalidParameter } from '../http/errors';
import { requireSubscriber, type SubscriberDependencies } from '../members/requireSubscriber';
import { ANYONE, SELF } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { csvCountSchema, csvFileSchema, csvSchema } from './downloads.schema';

export interface DownloadsDependencies extends SubscriberDependencies {
  readonly runnerExport: RunnerExport;
  readonly downloadLinks: DownloadLinks;
}

const FILE_PATH = '/apin/downloads/runners.csv';

/**
 * Files of runners: how long one would be, a link to it, and the file. The link carries the right, so that the browser
 * itself can write the file to disk as it comes, which a call with a bearer token cannot.
 */
export function registerDownloads(app: App, dependencies: DownloadsDependencies): void {
  const { runnerExport, downloadLinks } = dependencies;

  app.get('/apin/user/:uid/csv/count', { schema: csvCountSchema, ...SELF }, async (request, reply) => {
    return reply.headers(PRIVATE).send(await runnerExport.count(readSpan(request.query)));
  });

  app.post('/apin/user/:uid/csv', { schema: csvSchema, ...SELF }, async (request, reply) => {
    const identity = requireSelf(request);
    const span = readSpan(request.query);
    await requireSubscriber(identity, dependencies);
    const { token, expiresAt } = await downloadLinks.sign({ ...span, separator: request.query.separator });
    const url = `${FILE_PATH}?link=${token}`;
    return reply.headers(PRIVATE).send({ ...(await runnerExport.count(span)), url, expiresAt });
  });

  app.get(FILE_PATH, { schema: csvFileSchema, ...ANYONE }, async (request, reply) => {
    const { separator, ...span } = await downloadLinks.read(request.query.link);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName(span)}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(runnerExport.lines(span, separator)));
  });
}

function readSpan({ from, to }: DaySpan): DaySpan {
  const last = addDays(from, CSV_MAX_DAYS - 1);
  if (to < from) throw invalidParameter('to', to, `a day from ${from} on`);
  if (to > last) throw invalidParameter('to', to, `at most ${CSV_MAX_DAYS} days: a day up to ${last}`);
  return { from, to };
}

function fileName({ from, to }: DaySpan): string {
  return from === to ? `galopin-${from}.csv` : `galopin-${from}_${to}.csv`;
}
