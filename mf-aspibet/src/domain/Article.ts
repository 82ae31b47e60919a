import type { GuideArticle } from '@galopin/shared/contracts';
import type { Block } from '@galopin/shared/lib';

/** An article of the guide, ready to be set. */
export interface Article extends Pick<GuideArticle, 'slug' | 'title' | 'summary'> {
  readonly blocks: readonly Block[];
}
