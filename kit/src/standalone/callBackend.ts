import { AppError } from '@galopin/shared/contracts';
import { apiUrl } from '@galopin/shared/lib';
import type { RecordedCall } from '@galopin/shared/testing';

export interface BackendAnswer {
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Makes a page's call of the backend, on the development server's own address.
 * @param token of the visitor; null for nobody
 * @throws AppError as the shell's own clients do
 */
export async function callBackend(call: RecordedCall, token: string | null): Promise<BackendAnswer> {
  return call.kind === 'run' ? runFunction(call, token) : callApi(call, token);
}

async function callApi({ kind, name, query, body }: RecordedCall, token: string | null) {
  return send(apiUrl(name, query), name, {
    method: kind.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A cloud function gets the token among its parameters. */
async function runFunction({ name, body }: RecordedCall, token: string | null): Promise<BackendAnswer> {
  const params = { ...(body as object | undefined), ...(token !== null && { token }) };
  try {
    const path = `/parse/functions/${name}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await send(path, path, { method: 'POST', headers, body: JSON.stringify(params) });
    return { ...answer, body: (answer.body as { readonly result?: unknown }).result };
  } catch (cause) {
    throw new AppError('data-unavailable', `The function ${name} failed`, { cause });
  }
}

async function send(url: string, path: string, request: RequestInit): Promise<BackendAnswer> {
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new AppError('network', `${path} got no answer`, { cause });
  });
  const text = await response.text();
  const { status, headers } = response;
  if (!response.ok) {
    const details = { status, path, ...refusalIn(text) };
    throw new AppError('http', `HTTP error! status: ${status}`, { details });
  }
  return { body: text === '' ? null : JSON.parse(text), headers };
}

/** The API's own word for why it refused. */
function refusalIn(text: string): { readonly refusal?: string } {
  const refusal = /"code":"([\w-]+)"/.exec(text)?.[1];
  return refusal === undefined ? {} : { refusal };
}
