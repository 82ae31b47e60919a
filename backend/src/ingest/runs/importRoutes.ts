import type { ImportHistory } from './createImportHistory';
import type { QualityDesk } from './createQualityDesk';
import { ApiError } from '../../http/errors';
import { ADMIN, ADMIN_FRESH } from '../../http/access';
import type { App } from '../../http/App';
import { PRIVATE } from '../../http/privateHeaders';
import { importSchema, importsSchema, qualitySchema, runQualitySchema } from './imports.schema';

export interface AdminImportsDependencies {
  readonly imports: ImportHistory;
  readonly quality: QualityDesk;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `/apin/admin/imports`: what was ingested. `/apin/admin/quality`: what is wrong in it. */
export function registerAdminImports(app: App, { imports, quality, now }: AdminImportsDependencies): void {
  app.get('/apin/admin/imports', { schema: importsSchema, ...ADMIN }, async (request, reply) => {
    return reply.headers(PRIVATE).send(await imports.list(request.query, now()));
  });

  app.get('/apin/admin/imports/:id', { schema: importSchema, ...ADMIN }, async (request, reply) => {
    const { id } = request.params;
    const found = await imports.find(id, now());
    if (found === undefined) throw new ApiError(404, 'not-found', `There is no import ${id}.`, { id });
    return reply.headers(PRIVATE).send(found);
  });

  app.get('/apin/admin/quality', { schema: qualitySchema, ...ADMIN }, async (_request, reply) => {
    return reply.headers(PRIVATE).send(await quality.state());
  });

  app.post('/apin/admin/quality', { schema: runQualitySchema, ...ADMIN_FRESH }, async (request, reply) => {
    return reply
      .code(202)
      .headers(PRIVATE)
      .send(await quality.begin(request.body.from));
  });
}
