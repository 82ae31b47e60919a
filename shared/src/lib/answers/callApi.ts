import type { AnswerOf, ApiClient, Call, GivenTo, QueryValues } from '../../contracts';
import { readAnswer } from './readAnswer';

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
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
  const request = given as Given;
  const path = pathOf(call, request.params);
  const method = call.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
  const { body } = await (method === 'get' || method === 'delete'
    ? api[method](path, request)
    : api[method](path, request.body, request));
  return readAnswer(call.answer, body, path) as AnswerOf<Made>;
}

/** Where a call is made: its path with the parameters, escaped. */
export const pathOf = ({ path }: Pick<Call, 'path'>, params: Given['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
