import { auditReport, type AuditReport, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

interface AuditRequest {
  /** Only actions before this one. */
  readonly before?: string | undefined;
  /** Days of refusals. */
  readonly days: number;
  readonly signal: AbortSignal;
}

/**
 * What the administrator did, newest first, and which calls were refused.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchAudit = (
  { api }: Pick<ShellApi, 'api'>,
  { before, days, signal }: AuditRequest,
): Promise<AuditReport> => callApi(api, auditReport, { query: { before, days }, signal });
