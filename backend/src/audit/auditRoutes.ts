import type { FastifyPluginAsync } from 'fastify';
import { auditReport } from '@galopin/shared/contracts';
import type { Audit } from './openAudit';
import { serveCall } from '../http/serveCall';

export interface AdminAuditDependencies {
  readonly audit: Pick<Audit, 'read'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What the administrator did. */
export const auditRoutes: FastifyPluginAsync<AdminAuditDependencies> = async (app, { audit, now }) => {
  serveCall(app, auditReport, ({ query }) => audit.read(query, now()));
};
