import {
  buildDiff,
  buildPruning,
  buildReservation,
  buildsHealth,
  keptBuilds,
  ledgerSignature,
  ledgerVerification,
  releaseChange,
  releaseHistory,
  servedReleases,
  teamTokens,
  tokenIssue,
  tokenRevocation,
  visitorLink,
  type AnswerOf,
  type BuildArtifact,
  type Call,
  type ChangeRequest,
  type GateFinding,
  type GivenTo,
  type LinkRequest,
  type TokenRequest,
} from '@galopin/shared/contracts';
import { pathOf } from '@galopin/shared/lib';
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

/** @throws ReleaseError for a token that no header can carry, such as a whole file's text */
export function createDeliveryClient({ siteUrl, token }: DeliveryClientOptions) {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new ReleaseError(
      'The token (RELEASE_TOKEN) cannot be used: wanted one word, as it was issued',
      [],
      {
        exitCode: EXIT_CODES.usage,
      },
    );
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const binary = body instanceof Uint8Array;
    const contentType = binary ? 'application/octet-stream' : 'application/json';
    const url = new URL(path, siteUrl);
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

  /** Makes a declared call. An answer is taken as it comes: a command goes on with a site of another version. */
  async function ask<Made extends Call>(made: Made, given: GivenTo<Made>): Promise<AnswerOf<Made>> {
    const { params, query = {}, body } = given as Given;
    const answer = await call(made.method, `${pathOf(made, params)}${queryText(query)}`, body);
    return (await answer.json()) as AnswerOf<Made>;
  }
  const buildPath = ({ name, buildId }: BuildArtifact) => `${buildReservation.path}/${name}/${buildId}`;

  return {
    siteUrl,
    releases: (query: QueryOf<typeof servedReleases> = {}) => ask(servedReleases, { query }),
    history: (query: QueryOf<typeof releaseHistory> = {}) => ask(releaseHistory, { query }),
    builds: (query: QueryOf<typeof keptBuilds>) => ask(keptBuilds, { query }),
    diff: (query: QueryOf<typeof buildDiff>) => ask(buildDiff, { query }),
    health: (query: QueryOf<typeof buildsHealth> = {}) => ask(buildsHealth, { query }),
    verification: (environment?: string) => ask(ledgerVerification, { query: { environment } }),
    reserve: (artifact: BuildArtifact) => ask(buildReservation, { body: artifact }),
    async putFile(artifact: BuildArtifact, file: string, content: Uint8Array): Promise<void> {
      await call('PUT', `${buildPath(artifact)}/files/${file}`, content);
    },
    async commit(artifact: BuildArtifact): Promise<void> {
      await call('POST', `${buildPath(artifact)}/commit`);
    },
    link: (body: LinkRequest) => ask(visitorLink, { body }),
    signAnew: (environment?: string) => ask(ledgerSignature, { body: { environment } }),
    change: (body: ChangeRequest) => ask(releaseChange, { body }),
    issueToken: (body: TokenRequest) => ask(tokenIssue, { body }),
    prune: (dryRun: boolean) => ask(buildPruning, { body: { dryRun } }),
    tokens: () => ask(teamTokens, {}),
    revokeToken: (id: string) => ask(tokenRevocation, { params: { id } }),
  };
}

type QueryOf<Made extends Call> = GivenTo<Made> extends { readonly query?: infer Query } ? Query : never;
type Query = Readonly<Record<string, string | number | undefined>>;
interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
  readonly body?: unknown;
}

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
