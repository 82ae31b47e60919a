import type { Audit } from '../../audit/openAudit';
import { ADMIN } from '../access';
import type { App } from '../App';
import { PRIVATE } from '../privateHeaders';
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
