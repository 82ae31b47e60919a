import { administratorIdentity, type AdministratorAccount } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import * as v from 'valibot';

/**
 * The account of the site's administrator behind a token of the identity provider.
 * @throws CallError `unauthorized` with what is wrong with the token, `forbidden` for anybody else's account,
 * `second-factor-required` for the administrator's without one, `backend-away` when it cannot be verified now
 */
export type FindAdministrator = (idToken: string) => Promise<AdministratorAccount>;

/** Milliseconds the backend has to say who it is. */
const TIME_LIMIT_MS = 1500;
const SECOND_FACTOR = 'second-factor-required';

const refusalSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

interface BackendAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

/**
 * Asks the backend, where the one verifier of such tokens is, with the caller's own token. It is asked at every call and
 * nothing is remembered here: a session that was ended has no right left, and the backend remembers what is costly.
 */
export function createFindAdministrator(backendUrl: string): FindAdministrator {
  const url = new URL(administratorIdentity.path, backendUrl);
  return async (idToken) => {
    const { status, body } = await ask(url, idToken);
    if (status === 401) throw new CallError('unauthorized', refusalOf(body).message);
    if (status === 403) {
      const { code, message } = refusalOf(body);
      throw new CallError(code === SECOND_FACTOR ? SECOND_FACTOR : 'forbidden', message);
    }
    const identity = status === 200 ? v.safeParse(administratorIdentity.answer, body) : null;
    if (!identity?.success) throw away(`answered ${status} and no account`);
    return identity.output;
  };
}

async function ask(url: URL, idToken: string): Promise<BackendAnswer> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${idToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  } catch (cause) {
    throw away(describeFailure(cause), cause);
  }
}

function describeFailure(cause: unknown): string {
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return `did not answer within ${TIME_LIMIT_MS} ms`;
  return cause instanceof SyntaxError ? 'did not answer with JSON' : 'does not answer';
}

function refusalOf(body: unknown): v.InferOutput<typeof refusalSchema>['error'] {
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) throw away('refused without a reason');
  return refusal.output.error;
}

function away(how: string, cause?: unknown): CallError {
  return new CallError(
    'backend-away',
    `the administrator’s account cannot be verified: the backend ${how}. Tokens that this delivery has issued work`,
    { cause },
  );
}
