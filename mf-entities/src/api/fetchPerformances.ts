import type { EntityKind, PerformancePage, PerformanceSort, ShellApi } from '@galopin/shared/contracts';
import { mapPerformances } from './entityMapper';

/** Which page of which performances. */
export interface PerformanceQuery {
  /** `caractrap.typec`; empty for all. */
  readonly discipline: string;
  readonly sort: PerformanceSort;
  /** From 1. */
  readonly page: number;
}

/**
 * `GET /apin/entities/{kind}/{id}/performances`: one page of past races, empty behind the last one.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPerformances(
  shell: Pick<ShellApi, 'api'>,
  of: { readonly kind: EntityKind; readonly id: number },
  { discipline, sort, page }: PerformanceQuery,
  signal: AbortSignal,
): Promise<PerformancePage> {
  const query = { discipline: discipline || undefined, sort, page };
  const { body } = await shell.api.get(`/apin/entities/${of.kind}/${of.id}/performances`, { query, signal });
  return mapPerformances(body);
}
