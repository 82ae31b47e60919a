import {
  isAppError,
  type ImportRunDetails,
  type ImportRuns,
  type Milliseconds,
  type PageLoaderArgs,
  type QualityState,
} from '@galopin/shared/contracts';
import { fetchImport, fetchImports, fetchQuality } from '../../api/importCalls';
import { readImportsAddress } from '../../domain/importsAddress';

/** The runs of the import, and what the quality rules found. */
export interface ImportsList {
  readonly shows: 'list';
  readonly imports: ImportRuns;
  readonly quality: QualityState;
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
  const { run, page } = readImportsAddress(query);
  if (run === null) {
    const [imports, quality] = await Promise.all([
      fetchImports(shell, page, signal),
      fetchQuality(shell, signal),
    ]);
    return { shows: 'list', imports, quality, page, readAt: shell.now() };
  }
  try {
    return { shows: 'run', run: await fetchImport(shell, run, signal), readAt: shell.now() };
  } catch (error) {
    if (isAppError(error, 'http') && error.details['status'] === 404) return { shows: 'missing' };
    throw error;
  }
}
