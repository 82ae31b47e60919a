import type { AudienceReport, IsoDay, PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchAudience } from '../../api/audienceCalls';
import { parisToday, readAudiencePeriod, type AudiencePeriod } from '../../domain/audiencePeriod';

/** The audience of a period; `today` in Paris is the last day that can be asked for. */
export interface AudienceData {
  readonly report: AudienceReport;
  readonly period: AudiencePeriod;
  readonly today: IsoDay;
}

/** Reads the report of the address's period. Throws as the API client does, or `malformed`. */
export async function loadAudience({ shell, signal, query }: PageLoaderArgs): Promise<AudienceData> {
  const now = shell.now();
  const period = readAudiencePeriod(query, now);
  return { report: await fetchAudience(shell, period, signal), period, today: parisToday(now) };
}
