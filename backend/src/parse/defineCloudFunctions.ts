import type { FastifyBaseLogger } from 'fastify';
import Parse from 'parse/node';
import * as v from 'valibot';
import { InvalidTokenError, type TokenVerifier } from '../auth/createTokenVerifier';
import type { Identity } from '../auth/Identity';
import { tipsOfDay, type TipsOfDayDependencies } from '../tips/tipsOfDay';

export interface CloudDependencies extends TipsOfDayDependencies {
  readonly verifier: TokenVerifier;
  readonly logger: FastifyBaseLogger;
}

const TipsOfDayParams = v.object({
  day: v.pipe(
    v.string('a day like 2026-11-21 is wanted'),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day like 2026-11-21 is wanted'),
    v.check(isRealDay, 'there is no such day'),
  ),
  token: v.nullish(v.string('text is wanted')),
});

const GUIDE_LIMIT = 200;

/**
 * The cloud functions clients may call; each reads the visitor's ID token from `token` or the bearer header. Their
 * errors carry Parse's numbers: 142 for a parameter that cannot be used, 209 for a token that is not accepted, 1
 * when the content could not be read.
 */
export function defineCloudFunctions(dependencies: CloudDependencies): void {
  define('tipsOfDay', dependencies.logger, async ({ params, headers }) => {
    const { day, token } = readParams(params);
    return tipsOfDay(dependencies, day, await identify(dependencies.verifier, token ?? bearerOf(headers)));
  });

  define('guideArticles', dependencies.logger, async () => {
    const found = await new Parse.Query('GuideArticle')
      .ascending('position')
      .limit(GUIDE_LIMIT)
      .find({ useMasterKey: true });
    return found.map((article) => ({
      slug: String(article.get('slug')),
      title: String(article.get('title') ?? ''),
      body: String(article.get('body') ?? ''),
    }));
  });
}

interface CloudRequest {
  readonly params: unknown;
  readonly headers: unknown;
}

/** An error's own words stay here unless they were written for the caller. */
function define(
  name: string,
  logger: FastifyBaseLogger,
  answer: (request: CloudRequest) => Promise<unknown>,
): void {
  Parse.Cloud.define(name, async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Parse.Error && error.code > Parse.Error.INTERNAL_SERVER_ERROR) throw error;
      logger.error({ from: 'parse', reason: String(error) }, `The cloud function ${name} failed`);
      throw new Parse.Error(Parse.Error.INTERNAL_SERVER_ERROR, 'The content could not be read, try again.');
    }
  });
}

function readParams(params: unknown): v.InferOutput<typeof TipsOfDayParams> {
  const read = v.safeParse(TipsOfDayParams, params);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const name = v.getDotPath(issue) ?? 'params';
  const given = name === 'day' && issue.input !== undefined ? ` is ${JSON.stringify(issue.input)}` : '';
  throw new Parse.Error(Parse.Error.VALIDATION_ERROR, `Parameter "${name}"${given}: ${issue.message}.`);
}

function bearerOf(headers: unknown): string | undefined {
  const { authorization } = (headers ?? {}) as { readonly authorization?: unknown };
  return typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;
}

/** A token that is there but not good is refused, never taken for none. */
async function identify(verifier: TokenVerifier, token: string | undefined): Promise<Identity | null> {
  if (token === undefined) return null;
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new Parse.Error(Parse.Error.INVALID_SESSION_TOKEN, error.message);
  }
}

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
