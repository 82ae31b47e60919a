import type {
  BuildArtifact,
  BuildsAnswer,
  ChangeAnswer,
  ChangeRequest,
  DiffAnswer,
  GateFinding,
  HealthAnswer,
  HistoryAnswer,
  IssuedToken,
  LinkRequest,
  PruningAnswer,
  ReleasesAnswer,
  ReservationAnswer,
  TokenEntry,
  TokenRequest,
  TokensAnswer,
  VerificationAnswer,
  VisitorLink,
} from '@galopin/shared/contracts';
import { EXIT_CODES, ReleaseError } from './ReleaseError';

/** Milliseconds one call may take; a commit reads every file of a build back. */
const TIMEOUT_MS = 60_000;

export interface DeliveryClientOptions {
  /** Address of the site, such as `http://localhost:3000`. */
  readonly siteUrl: string;
  readonly token: string;
}

/** The release API of a running site. Every method throws ReleaseError with what was refused, or that no site answers. */
export type DeliveryClient = ReturnType<typeof createDeliveryClient>;

export function createDeliveryClient({ siteUrl, token }: DeliveryClientOptions) {
  async function call(method: string, route: string, body?: unknown): Promise<Response> {
    const binary = body instanceof Uint8Array;
    const contentType = binary ? 'application/octet-stream' : 'application/json';
    const url = new URL(`/_delivery${route}`, siteUrl);
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body: binary ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ReleaseError(
        `No site answers at ${siteUrl}: start it with \`pnpm start\`, or set SITE_URL`,
        [],
        { cause, exitCode: EXIT_CODES.noSite },
      );
    });
    if (!answer.ok) throw await refusal(answer, siteUrl);
    return answer;
  }

  const json = async <Answer>(method: string, route: string, body?: unknown) =>
    (await (await call(method, route, body)).json()) as Answer;
  const read = <Answer>(route: string, query: Query = {}) =>
    json<Answer>('GET', `${route}${queryText(query)}`);
  const buildRoute = ({ name, buildId }: BuildArtifact) => `/builds/${name}/${buildId}`;

  return {
    siteUrl,
    releases: (query: NameQuery = {}) => read<ReleasesAnswer>('/releases', query),
    history: (query: HistoryQuery = {}) => read<HistoryAnswer>('/history', query),
    builds: (query: NameQuery) => read<BuildsAnswer>('/builds', query),
    diff: (query: Query) => read<DiffAnswer>('/diff', query),
    health: (query: NameQuery & { readonly minutes?: string | undefined } = {}) =>
      read<HealthAnswer>('/health', query),
    verification: (environment?: string) => read<VerificationAnswer>('/verification', { environment }),
    reserve: (artifact: BuildArtifact) => json<ReservationAnswer>('POST', '/builds', artifact),
    async putFile(artifact: BuildArtifact, file: string, content: Uint8Array): Promise<void> {
      await call('PUT', `${buildRoute(artifact)}/files/${file}`, content);
    },
    async commit(artifact: BuildArtifact): Promise<void> {
      await call('POST', `${buildRoute(artifact)}/commit`);
    },
    link: (wanted: LinkRequest) => json<VisitorLink>('POST', '/links', wanted),
    signAnew: (environment?: string) => json<VerificationAnswer>('POST', '/signatures', { environment }),
    change: (wanted: ChangeRequest) => json<ChangeAnswer>('POST', '/changes', wanted),
    issueToken: (wanted: TokenRequest) => json<IssuedToken>('POST', '/tokens', wanted),
    prune: (dryRun: boolean) => json<PruningAnswer>('POST', '/pruning', { dryRun }),
    tokens: () => read<TokensAnswer>('/tokens'),
    revokeToken: (id: string) => json<TokenEntry>('DELETE', `/tokens/${encodeURIComponent(id)}`),
  };
}

type Query = Readonly<Record<string, string | number | undefined>>;
type NameQuery = { readonly name?: string | undefined; readonly environment?: string | undefined };
type HistoryQuery = NameQuery & { readonly before?: number | undefined; readonly limit?: number | undefined };

function queryText(query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

async function refusal(answer: Response, siteUrl: string): Promise<ReleaseError> {
  const text = await answer.text();
  const body = readError(text);
  if (!body)
    return new ReleaseError(
      `${siteUrl} answered ${answer.status}: is that a Galopin site? ${text.slice(0, 200)}`,
      [],
      { exitCode: EXIT_CODES.noSite },
    );
  if (answer.status === 401) {
    return new ReleaseError(
      `${siteUrl} does not accept the token: take that of the DATA_DIR it runs on, or set RELEASE_TOKEN`,
      [],
      { exitCode: EXIT_CODES.noSite },
    );
  }
  return new ReleaseError(body.message, body.findings);
}

function readError(text: string): { message: string; findings: readonly GateFinding[] } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string; findings?: readonly GateFinding[] } };
    return error?.message === undefined ? null : { message: error.message, findings: error.findings ?? [] };
  } catch {
    // Some other server answered; the caller says what it said.
    return null;
  }
}
