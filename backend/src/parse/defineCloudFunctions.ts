import Parse from 'parse/node';
import * as v from 'valibot';
import { InvalidTokenError, type TokenVerifier } from '../auth/createTokenVerifier';
import type { Identity } from '../auth/Identity';
import { tipsOfDay, type TipsOfDayDependencies } from '../tips/tipsOfDay';

export interface CloudDependencies extends TipsOfDayDependencies {
  readonly verifier: TokenVerifier;
}

const TipsOfDayParams = v.object({
  day: v.pipe(v.string(), v.isoDate('day must be YYYY-MM-DD')),
  token: v.nullish(v.string()),
});

const GUIDE_LIMIT = 200;

/** The cloud functions clients may call. Each reads the visitor's ID token from `token` or the bearer header. */
export function defineCloudFunctions(dependencies: CloudDependencies): void {
  Parse.Cloud.define('tipsOfDay', async (request) => {
    const params = v.safeParse(TipsOfDayParams, request.params);
    if (!params.success) throw new Parse.Error(Parse.Error.VALIDATION_ERROR, params.issues[0].message);
    const { day, token } = params.output;
    return tipsOfDay(
      dependencies,
      day,
      await identify(dependencies.verifier, token ?? bearerOf(request.headers)),
    );
  });

  Parse.Cloud.define('guideArticles', async () => {
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

function bearerOf(headers: unknown): string | undefined {
  const { authorization } = (headers ?? {}) as { readonly authorization?: unknown };
  return typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;
}

/** A token that is there but not good is refused, never taken for none. */
async function identify(verifier: TokenVerifier, token: string | undefined): Promise<Identity | null> {
  if (token === undefined || token === '') return null;
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new Parse.Error(Parse.Error.INVALID_SESSION_TOKEN, error.message);
  }
}
