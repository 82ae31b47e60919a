import type { CsvSeparator, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { CsvSpan } from '../domain/csvSpan';
import { userPath } from './userPath';

/** The browser is sent there: only ever on the site's own origin. */
const Link = v.object({ url: v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'Expected a path of the site')) });

export interface CsvRequest {
  readonly uid: string;
  readonly span: CsvSpan;
  readonly separator: CsvSeparator;
}

/**
 * `POST /apin/user/{uid}/csv`: has a file prepared, for subscribers.
 * @returns the path that streams it, good for a short while
 * @throws AppError of the API client (`details.refusal` `subscription-required`), or `malformed`
 */
export async function requestCsv(
  shell: Pick<ShellApi, 'api'>,
  { uid, span, separator }: CsvRequest,
): Promise<string> {
  const { body } = await shell.api.post(userPath(uid, 'csv'), undefined, { query: { ...span, separator } });
  return readAnswer(Link, body, '/apin/user/csv').url;
}
