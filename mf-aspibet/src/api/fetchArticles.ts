import type { ShellApi } from '@galopin/shared/contracts';
import type { Article } from '../domain/Article';
import { mapArticles } from './articleMapper';

/**
 * Cloud function `guideArticles`: what editors wrote for the guide.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchArticles(shell: Pick<ShellApi, 'data'>): Promise<readonly Article[]> {
  return mapArticles(await shell.data.run('guideArticles'));
}
