import type { AnswerOf, ApiClient, Call, GivenTo, QueryValues } from '../../contracts';
import { readAnswer } from './readAnswer';

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

/**
 * Makes a call of the API and reads its answer by the call's own declaration.
 * @throws AppError of the API client, or `malformed` naming the call and the first field that is not as declared
 */
export async function callApi<Made extends Call>(
  api: ApiClient,
  call: Made,
  given: GivenTo<Made> & { readonly signal?: AbortSignal },
): Promise<AnswerOf<Made>> {
  const { params, query, body, signal } = given as Given & { readonly signal?: AbortSignal };
  const path = pathOf(call, params);
  const request = { ...(query !== undefined && { query }), ...(signal !== undefined && { signal }) };
  const answer = await send(api, call.method, path, body, request);
  return readAnswer(call.answer, answer.body, path) as AnswerOf<Made>;
}

/** Where a call is made: its path with the parameters, escaped. */
export const pathOf = (
  { path }: Pick<Call, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
): string => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function send(
  api: ApiClient,
  method: Call['method'],
  path: string,
  body: unknown,
  request: { readonly query?: QueryValues; readonly signal?: AbortSignal },
) {
  if (method === 'GET') return api.get(path, request);
  if (method === 'POST') return api.post(path, body, request);
  return method === 'PATCH' ? api.patch(path, body, request) : api.delete(path, request);
}
