import { openAudit, type Audit, type OpenAuditOptions } from './openAudit';

/**
 * Opens the audit trail and tends it.
 * @param closers run backwards at the stop: refusals that were counted are stored before the database is left
 */
export function startAudit(options: OpenAuditOptions, closers: (() => Promise<unknown>)[]): Audit {
  const audit = openAudit(options);
  const rounds = audit.start();
  closers.push(() => rounds.stop());
  return audit;
}
