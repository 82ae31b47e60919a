import {
  importDetails,
  importRuns,
  qualityRun,
  qualityState,
  type ImportRunDetails,
  type ImportRuns,
  type QualityState,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { pageQuery } from '../domain/listAddress';

type Api = Pick<ShellApi, 'api'>;

/** A page of the runs, newest first. All calls here throw as the API client does, or `malformed`. */
export const fetchImports = ({ api }: Api, page: number, signal: AbortSignal): Promise<ImportRuns> => {
  const { limit, offset } = pageQuery({ state: null, page });
  return callApi(api, importRuns, { query: { limit, offset }, signal });
};

/** One run; `http` with status 404 for none. */
export const fetchImport = ({ api }: Api, id: number, signal: AbortSignal): Promise<ImportRunDetails> =>
  callApi(api, importDetails, { params: { id }, signal });

/** What the quality rules found. */
export const fetchQuality = ({ api }: Api, signal: AbortSignal): Promise<QualityState> =>
  callApi(api, qualityState, { signal });

/** Begins a run of the rules unless one is going on. @param from first day, null for all */
export const runQuality = ({ api }: Api, from: string | null): Promise<QualityState> =>
  callApi(api, qualityRun, { body: { from } });
