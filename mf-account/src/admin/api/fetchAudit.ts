import type { AuditReport, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/admin/audit';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());

const Report = v.object({
  actions: v.array(
    v.object({
      id: v.string(),
      at: instant,
      actor: v.string(),
      action: v.string(),
      subject: v.string(),
      status: v.nullable(count),
    }),
  ),
  next: v.nullable(v.string()),
  refusals: v.array(
    v.object({
      route: v.string(),
      status: count,
      code: v.string(),
      calls: count,
      lastAt: instant,
      networks: v.array(v.string()),
    }),
  ),
});

interface AuditRequest {
  /** Only actions before this one. */
  readonly before?: string | undefined;
  /** Days of refusals. */
  readonly days: number;
  readonly signal: AbortSignal;
}

/**
 * `GET /apin/admin/audit`: what the administrator did, newest first, and which calls were refused.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchAudit(
  shell: Pick<ShellApi, 'api'>,
  { before, days, signal }: AuditRequest,
): Promise<AuditReport> {
  const { body } = await shell.api.get(PATH, { query: { before, days }, signal });
  return readAnswer(Report, body, PATH);
}
