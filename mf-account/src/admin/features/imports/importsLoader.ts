import {
  isAppError,
  type DayStates,
  type ImportRunDetails,
  type ImportRuns,
  type JoinedNames,
  type Milliseconds,
  type PageLoaderArgs,
  type QualityState,
} from '@galopin/shared/contracts';
import { fetchImport, fetchImports, fetchQuality } from '../../api/importCalls';
import { fetchDayStates } from '../../api/dayCalls';
import { fetchNames } from '../../api/nameCalls';
import { readImportsAddress } from '../../domain/importsAddress';

/** The runs of the import, and what the quality rules found. */
export interface ImportsList {
  readonly shows: 'list';
  readonly imports: ImportRuns;
  readonly quality: QualityState;
  readonly names: JoinedNames;
  readonly days: DayStates;
  /** The latest of them; null for today. */
  readonly until: string | null;
  /** From 1. */
  readonly page: number;
  readonly readAt: Milliseconds;
}

export type ImportsData =
  | ImportsList
  | { readonly shows: 'run'; readonly run: ImportRunDetails; readonly readAt: Milliseconds }
  | { readonly shows: 'missing' };

/** Reads a page of the runs, or one run. Throws as the API client does, or `malformed`. */
export async function loadImports({ shell, signal, query }: PageLoaderArgs): Promise<ImportsData> {
  const { run, page, until } = readImportsAddress(query);
  if (run === null) {
    const [imports, quality, names, days] = await Promise.all([
      fetchImports(shell, page, signal),
      fetchQuality(shell, signal),
      fetchNames(shell, signal),
      fetchDayStates(shell, until, signal),
    ]);
    return { shows: 'list', imports, quality, names, days, until, page, readAt: shell.now() };
  }
  try {
    return { shows: 'run', run: await fetchImport(shell, run, signal), readAt: shell.now() };
  } catch (error) {
    if (isAppError(error, 'http') && error.details['status'] === 404) return { shows: 'missing' };
    throw error;
  }
}
