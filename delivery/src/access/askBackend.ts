import type { AnswerOf, Call } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import * as v from 'valibot';

/** Milliseconds the backend has to say who it is. */
const TIME_LIMIT_MS = 1500;
const SECOND_FACTOR = 'second-factor-required';

const refusalSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

interface BackendAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

export interface IdentityCall<Made extends Call> {
  readonly backendUrl: string;
  /** What is asked. */
  readonly call: Made;
  /** Who cannot be verified while the backend is away. */
  readonly whose: string;
}

/**
 * Asks the backend who carries a token of the identity provider: there is the one verifier of such tokens. It is asked
 * at every call and nothing is remembered here: a session that was ended has no right left, and the backend remembers
 * what is costly.
 * @returns asks with the caller's own token; throws CallError `unauthorized` with what is wrong with the token,
 * `forbidden` and `second-factor-required` as the backend does, `backend-away` when it cannot be verified now
 */
export function askBackend<Made extends Call>({ backendUrl, call, whose }: IdentityCall<Made>) {
  const url = new URL(call.path, backendUrl);
  const away = (how: string, cause?: unknown) =>
    new CallError(
      'backend-away',
      `${whose} cannot be verified: the backend ${how}. Tokens that this delivery has issued work`,
      { cause },
    );
  const refusalOf = (body: unknown): v.InferOutput<typeof refusalSchema>['error'] => {
    const refusal = v.safeParse(refusalSchema, body);
    if (!refusal.success) throw away('refused without a reason');
    return refusal.output.error;
  };
  return async (idToken: string): Promise<AnswerOf<Made>> => {
    const { status, body } = await ask(url, idToken).catch((cause: unknown) => {
      throw away(describeFailure(cause), cause);
    });
    if (status === 401) throw new CallError('unauthorized', refusalOf(body).message);
    if (status === 403) {
      const { code, message } = refusalOf(body);
      throw new CallError(code === SECOND_FACTOR ? SECOND_FACTOR : 'forbidden', message);
    }
    const answer = status === 200 ? v.safeParse(call.answer, body) : null;
    if (!answer?.success) throw away(`answered ${status} and no account`);
    return answer.output as AnswerOf<Made>;
  };
}

async function ask(url: URL, idToken: string): Promise<BackendAnswer> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${idToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

function describeFailure(cause: unknown): string {
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return `did not answer within ${TIME_LIMIT_MS} ms`;
  return cause instanceof SyntaxError ? 'did not answer with JSON' : 'does not answer';
}
