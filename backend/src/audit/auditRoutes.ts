import type { Audit } from './openAudit';
import { ADMIN } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { auditSchema } from './audit.schema';

export interface AdminAuditDependencies {
  readonly audit: Pick<Audit, 'read'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/admin/audit`. */
export function registerAdminAudit(app: App, { audit, now }: AdminAuditDependencies): void {
  app.get('/apin/admin/audit', { schema: auditSchema, ...ADMIN }, async (request, reply) =>
    reply.headers(PRIVATE).send(await audit.read(request.query, now())),
  );
}
