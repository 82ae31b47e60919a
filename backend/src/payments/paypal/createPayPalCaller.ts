import pRetry, { AbortError } from 'p-retry';
import * as v from 'valibot';
import { PayPalAwayError, PayPalError, PayPalSlowError } from './PayPalError';

export interface PayPalCallerOptions {
  /** Such as `https://api-m.paypal.com`. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds that one call, with its repetitions, may take. */
  readonly timeLimit?: number;
  /** Milliseconds before the first repetition. */
  readonly pause?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

interface CallOptions {
  /** By which PayPal knows a repeated call. */
  readonly requestId?: string;
  /** JSON. */
  readonly body?: string;
}

export type PayPalCaller = <Schema extends v.GenericSchema>(
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  options?: CallOptions,
) => Promise<v.InferOutput<Schema>>;

const TIME_LIMIT_MS = 10_000;
const PAUSE_MS = 250;
const RETRIES = 2;
/** A token is given up this long before PayPal ends it. */
const TOKEN_MARGIN_MS = 60_000;

const TokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });
const ErrorAnswer = v.object({
  name: v.optional(v.string()),
  error: v.optional(v.string()),
  details: v.optional(v.array(v.object({ issue: v.string() }))),
});

/**
 * Calls PayPal's REST API with a token that is kept while it is good. A call that fails on the way, or that PayPal
 * cannot answer now, is repeated within the time limit.
 */
export function createPayPalCaller(options: PayPalCallerOptions): PayPalCaller {
  const { timeLimit = TIME_LIMIT_MS, pause = PAUSE_MS } = options;
  const token = createToken(options);

  return async (schema, method, path, { requestId, body } = {}) => {
    const signal = AbortSignal.timeout(timeLimit);
    const attempt = async () => {
      const headers = {
        authorization: `Bearer ${await token.get(signal)}`,
        'content-type': 'application/json',
        ...(requestId !== undefined && { 'paypal-request-id': requestId, prefer: 'return=representation' }),
      };
      const request = { method, headers, signal, ...(body !== undefined && { body }) };
      const answer = await reach(`${options.apiUrl}${path}`, request);
      if (answer.status === 401) token.drop();
      return read(schema, answer);
    };
    try {
      return await pRetry(attempt, { retries: RETRIES, minTimeout: pause, factor: 2, signal, shouldRetry });
    } catch (error) {
      throw explain(error, signal);
    }
  };
}

/** The token, asked for once by all who need it at the same time. */
function createToken({ apiUrl, clientId, clientSecret, now = Date.now }: PayPalCallerOptions) {
  let known: { readonly token: string; readonly until: number } | undefined;
  let asked: Promise<string> | undefined;
  const ask = async (signal: AbortSignal): Promise<string> => {
    const answer = await reach(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    });
    const { access_token: token, expires_in: seconds } = await read(TokenAnswer, answer).catch(refuseLogin);
    known = { token, until: now() + seconds * 1000 - TOKEN_MARGIN_MS };
    return token;
  };
  return {
    get: async (signal: AbortSignal): Promise<string> => {
      if (known !== undefined && known.until > now()) return known.token;
      asked ??= ask(signal).finally(() => (asked = undefined));
      return asked;
    },
    drop: () => (known = undefined),
  };
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw new PayPalAwayError('PayPal cannot be reached.', { cause: error });
  }
}

/** Wrong credentials stay wrong. */
function refuseLogin(error: unknown): never {
  if (error instanceof PayPalError && error.status === 401) {
    throw new AbortError(
      new PayPalAwayError('PayPal does not accept this site’s credentials.', { cause: error }),
    );
  }
  throw error;
}

async function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Response,
): Promise<v.InferOutput<Schema>> {
  const text = await answer.text();
  const body = parseJson(text);
  if (!answer.ok) {
    const refusal = v.safeParse(ErrorAnswer, body);
    const { details, name, error } = refusal.success ? refusal.output : {};
    throw new PayPalError(answer.status, details?.[0]?.issue ?? name ?? error ?? 'unknown');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'body';
  throw new AbortError(
    new PayPalAwayError(`PayPal's answer is not as promised (${place}: ${issue.message}).`),
  );
}

/** Undefined for a text that is not JSON, which no schema here takes. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A refusal will not change by asking again, but for a token that has run out and what PayPal says may pass. */
function shouldRetry({ error }: { readonly error: Error }): boolean {
  if (!(error instanceof PayPalError)) return true;
  const { status, issue } = error;
  return status >= 500 || status === 429 || status === 401 || issue === 'PREVIOUS_REQUEST_IN_PROGRESS';
}

function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new PayPalSlowError('PayPal did not answer in time.', { cause: error });
  if (error instanceof PayPalAwayError) return error;
  if (error instanceof PayPalError && error.status < 500 && error.status !== 429 && error.status !== 401) {
    return error;
  }
  return new PayPalAwayError('PayPal cannot be reached.', { cause: error });
}
