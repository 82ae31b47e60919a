import type { FastifyPluginAsync } from 'fastify';
import {
  beginUpload,
  importDetails,
  importRuns,
  qualityRun,
  qualityState,
  sendPiece,
} from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { ImportHistory } from './createImportHistory';
import type { QualityChecks } from './createQualityChecks';
import type { UploadDesk } from './createUploadDesk';
import { serveCall } from '../../http/serveCall';

export interface AdminImportsDependencies {
  readonly imports: ImportHistory;
  readonly quality: QualityChecks;
  readonly uploads: UploadDesk;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What was ingested and what is wrong in it, and files to ingest. */
export const importRoutes: FastifyPluginAsync<AdminImportsDependencies> = async (
  app,
  { imports, quality, uploads, now },
) => {
  serveCall(app, importRuns, ({ query }) => imports.list(query, now()));
  serveCall(app, importDetails, async ({ params: { id } }) => {
    const found = await imports.find(id, now());
    if (found === undefined)
      throw new CallError('not-found', `There is no import ${id}.`, { details: { id } });
    return found;
  });
  serveCall(app, beginUpload, async ({ body }) => ({ upload: await uploads.begin(body) }));
  serveCall(app, sendPiece, ({ params: { upload }, body: { at, piece } }) => uploads.take(upload, at, piece));
  serveCall(app, qualityState, () => quality.state());
  serveCall(app, qualityRun, ({ body }) => quality.begin(body.from));
};
