import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { attempt } from '../../api/attempt';
import { fetchArticles } from '../../api/fetchArticles';
import type { Article } from '../../domain/Article';
import type { Loaded } from '../../domain/Loaded';

/** What the guide shows beside its own chapters. */
export interface GuideData {
  readonly articles: Loaded<readonly Article[]>;
}

/** `/Aspibet-guide`: the editors' articles; without them the guide is still there. */
export async function loadGuide({ shell }: PageLoaderArgs): Promise<GuideData> {
  const articles = await attempt(fetchArticles(shell), (message) =>
    shell.logger.error('The articles of the guide could not be loaded', { message }),
  );
  return { articles };
}
