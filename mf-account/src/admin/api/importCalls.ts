import type { ImportRunDetails, ImportRuns, QualityState, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import { pageQuery } from '../domain/listAddress';
import { ImportDetails, Imports, Quality } from './importSchemas';

type Shell = Pick<ShellApi, 'api'>;

const IMPORTS = '/apin/admin/imports';
const QUALITY = '/apin/admin/quality';

/** `GET /apin/admin/imports`: a page of the runs, newest first. All calls here throw as the API client does, or `malformed`. */
export async function fetchImports(shell: Shell, page: number, signal: AbortSignal): Promise<ImportRuns> {
  const query = pageQuery({ state: null, page });
  return readAnswer(Imports, (await shell.api.get(IMPORTS, { query, signal })).body, IMPORTS);
}

/** `GET /apin/admin/imports/{id}`; `http` with status 404 for none. */
export async function fetchImport(shell: Shell, id: number, signal: AbortSignal): Promise<ImportRunDetails> {
  const path = `${IMPORTS}/${id}`;
  return readAnswer(ImportDetails, (await shell.api.get(path, { signal })).body, path);
}

/** `GET /apin/admin/quality`. */
export async function fetchQuality(shell: Shell, signal: AbortSignal): Promise<QualityState> {
  return readAnswer(Quality, (await shell.api.get(QUALITY, { signal })).body, QUALITY);
}

/** `POST /apin/admin/quality`: begins a run unless one is going on. @param from first day, null for all */
export async function runQuality(shell: Shell, from: string | null): Promise<QualityState> {
  return readAnswer(Quality, (await shell.api.post(QUALITY, { from })).body, QUALITY);
}
