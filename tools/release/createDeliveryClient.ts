import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  BuildArtifact,
  GateFinding,
  ChangeAnswer,
  ReleasesAnswer,
  ReservationAnswer,
} from '@galopin/shared/contracts';
import { ReleaseError } from './ReleaseError';

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
        { cause },
      );
    });
    if (!answer.ok) throw await refusal(answer, siteUrl);
    return answer;
  }

  const json = async <Answer>(method: string, route: string, body?: unknown) =>
    (await (await call(method, route, body)).json()) as Answer;
  const buildRoute = ({ name, buildId }: BuildArtifact) => `/builds/${name}/${buildId}`;

  return {
    siteUrl,
    releases: (name?: string) =>
      json<ReleasesAnswer>(
        'GET',
        `/releases${name === undefined ? '' : `?name=${encodeURIComponent(name)}`}`,
      ),
    reserve: (artifact: BuildArtifact) => json<ReservationAnswer>('POST', '/builds', artifact),
    async putFile(artifact: BuildArtifact, file: string, content: Uint8Array): Promise<void> {
      await call('PUT', `${buildRoute(artifact)}/files/${file}`, content);
    },
    async commit(artifact: BuildArtifact): Promise<void> {
      await call('POST', `${buildRoute(artifact)}/commit`);
    },
    promote: (wanted: { name: string; buildId: string; actor: string; reason: string }) =>
      json<ChangeAnswer>('POST', '/promotions', wanted),
  };
}

async function refusal(answer: Response, siteUrl: string): Promise<ReleaseError> {
  const text = await answer.text();
  const body = readError(text);
  if (!body)
    return new ReleaseError(
      `${siteUrl} answered ${answer.status}: is that a Galopin site? ${text.slice(0, 200)}`,
    );
  if (answer.status === 401) {
    return new ReleaseError(
      `${siteUrl} does not accept the token: take that of the DATA_DIR it runs on, or set RELEASE_TOKEN`,
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

/**
 * The token to release with: RELEASE_TOKEN, else the one the site made in its data folder.
 * @throws ReleaseError when there is neither
 */
export async function readReleaseToken(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const given = environment['RELEASE_TOKEN'];
  if (given !== undefined && given !== '') return given;
  const file = path.join(dataDir, 'delivery', 'token');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new ReleaseError(
      `No token in ${file}: start the site once with \`pnpm start\`, or set RELEASE_TOKEN`,
      [],
      { cause },
    );
  }
}
