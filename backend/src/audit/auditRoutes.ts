import type { FastifyInstance } from 'fastify';
import { auditReport } from '@galopin/shared/contracts';
import type { Audit } from './openAudit';
import { serveCall } from '../http/serveCall';

export interface AdminAuditDependencies {
  readonly audit: Pick<Audit, 'read'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What the administrator did. */
export function registerAdminAudit(app: FastifyInstance, { audit, now }: AdminAuditDependencies): void {
  serveCall(app, auditReport, ({ query }) => audit.read(query, now()));
}
