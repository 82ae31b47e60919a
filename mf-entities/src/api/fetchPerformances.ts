import {
  entityPerformances,
  type EntityKind,
  type PerformancePage,
  type PerformanceSort,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/** Which page of which performances. */
export interface PerformanceQuery {
  /** `caractrap.typec`; empty for all. */
  readonly discipline: string;
  readonly sort: PerformanceSort;
  /** From 1. */
  readonly page: number;
}

/**
 * One page of past races, empty behind the last one.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchPerformances = (
  { api }: Pick<ShellApi, 'api'>,
  params: { readonly kind: EntityKind; readonly id: number },
  { discipline, sort, page }: PerformanceQuery,
  signal: AbortSignal,
): Promise<PerformancePage> =>
  callApi(api, entityPerformances, {
    params,
    query: { sort, page, ...(discipline !== '' && { discipline }) },
    signal,
  });
