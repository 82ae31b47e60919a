import type { Logger } from '@galopin/shared/contracts';
import { runEvery, type RunEvery, type SendAlert } from '@galopin/shared/server';
import type { SourceFindings } from './createSourceFindings';
import { describeFindings } from './describeFindings';

export interface FindingAlertsOptions {
  readonly findings: Pick<SourceFindings, 'takeUntold'>;
  readonly alert: SendAlert;
  /** What alerts call this site's servers. */
  readonly environment: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly schedule?: RunEvery;
  readonly logger: Pick<Logger, 'warn'>;
}

/** What a change brings comes in several documents: they make one alert. */
const REST_MS = 5 * 60_000;

/**
 * Tells people what a source sends that is not as it was known: all that is new in one alert.
 * @returns stops it
 */
export function startAlerts(options: FindingAlertsOptions): () => Promise<void> {
  const { findings, alert, environment, now, schedule = runEvery, logger } = options;
  const tell = async () => {
    const untold = await findings.takeUntold(now());
    if (untold.length > 0) await alert({ kind: 'source', environment, text: describeFindings(untold) });
  };
  return schedule(REST_MS, tell, (error) =>
    logger.warn('what PMU sends otherwise could not be told', { reason: String(error) }),
  );
}
