import type { FastifyInstance } from 'fastify';
import type { Administration } from './openAdministration';
import type { Audit } from '../audit/openAudit';
import { registerAdminAudit } from '../audit/auditRoutes';
import { registerAdminImports } from '../ingest/runs/importRoutes';
import { registerAdminMembers } from '../subscribers/adminMemberRoutes';
import { registerAdminPayments } from '../payments/adminPaymentRoutes';

export interface AdminDependencies {
  readonly administration: Administration;
  readonly audit: Pick<Audit, 'read'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `/apin/admin`: members, payments, imports and what was done with them, for the administrator alone. */
export function registerAdmin(app: FastifyInstance, { administration, audit, now }: AdminDependencies): void {
  registerAdminMembers(app, { ...administration, now });
  registerAdminPayments(app, { ...administration, now });
  registerAdminAudit(app, { audit, now });
  registerAdminImports(app, { ...administration, now });
}
