import {
  AppError,
  type ApiAnswer,
  type ApiClient,
  type ApiRequest,
  type QueryValues,
} from '@galopin/shared/contracts';
import { apiUrl } from '@galopin/shared/lib';

export interface ApiClientOptions {
  readonly fetch: typeof fetch;
  /** Bearer token of the signed-in visitor; `null` for nobody. */
  readonly token: () => Promise<string | null>;
  /** Told of each GET that nobody answered: the line broke, or whoever is asked was away. */
  readonly onReadFailed?: () => void;
}

/** What the shell asks for beside what remotes may. */
export interface ShellApiClient extends ApiClient {
  /** @param request `keepalive`: it reaches the server even when the page is left meanwhile; 64 kB at most */
  patch(
    path: string,
    body: unknown,
    request?: ApiRequest & { readonly keepalive?: true },
  ): Promise<ApiAnswer>;
}

/** What a proxy says of a server that is away, and a server of a database that is. */
const GATEWAY_STATUSES = [502, 503, 504];

/** The product's API over Fetch, on the site's own origin. */
export function createApiClient({ fetch, token, onReadFailed }: ApiClientOptions): ShellApiClient {
  const call = async (
    method: string,
    path: string,
    query?: QueryValues,
    init: RequestInit = {},
  ): Promise<ApiAnswer> => {
    const bearer = await token();
    const headers = {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    };
    const noAnswer = (cause: unknown): never => {
      if (init.signal?.aborted) throw new AppError('aborted', `${method} ${path} was given up`, { cause });
      if (method === 'GET') onReadFailed?.();
      throw new AppError('network', `${method} ${path} got no answer`, { cause });
    };
    const response = await fetch(apiUrl(path, query), { ...init, method, headers }).catch(noAnswer);
    if (!response.ok) {
      if (method === 'GET' && GATEWAY_STATUSES.includes(response.status)) onReadFailed?.();
      throw new AppError('http', `HTTP error! status: ${response.status}`, {
        details: { status: response.status, path, ...(await refusalOf(response, path)) },
      });
    }
    // The body may still be on its way when the connection breaks or the caller gives up.
    const body = parseBody(await response.text().catch(noAnswer), path);
    return { body, header: (name) => response.headers.get(name) };
  };
  const withSignal = (signal: AbortSignal | undefined, init: RequestInit = {}) =>
    signal ? { ...init, signal } : init;
  const withBody = (body: unknown) => (body === undefined ? {} : { body: JSON.stringify(body) });

  return {
    get: (path, { query, signal } = {}) => call('GET', path, query, withSignal(signal)),
    post: (path, body, { query, signal } = {}) =>
      call('POST', path, query, withSignal(signal, withBody(body))),
    patch: (path, body, { query, signal, keepalive } = {}) =>
      call('PATCH', path, query, withSignal(signal, { ...withBody(body), ...(keepalive && { keepalive }) })),
    delete: (path, { query, signal } = {}) => call('DELETE', path, query, withSignal(signal)),
  };
}

interface Refusal {
  readonly refusal?: string;
  readonly findings?: string;
}

/** The API's own word for why it refused, and the rules of delivery that were not met, where they were given. */
async function refusalOf(response: Response, path: string): Promise<Refusal> {
  try {
    const body = parseBody(await response.text(), path) as {
      error?: { code?: unknown; findings?: unknown };
    } | null;
    const { code, findings } = body?.error ?? {};
    return {
      ...(typeof code === 'string' && { refusal: code }),
      // Details are plain facts: whoever shows the rules reads them out of the text.
      ...(Array.isArray(findings) && { findings: JSON.stringify(findings) }),
    };
  } catch {
    // Something else answered in the API's place, or the line broke: the status is all there is to know.
    return {};
  }
}

function parseBody(text: string, path: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', `${path} did not answer with JSON`, { cause, details: { path } });
  }
}
