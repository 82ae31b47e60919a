import type { GuideArticle } from '@galopin/shared/contracts';

/** An article of the guide, ready to be set. */
export interface Article extends Pick<GuideArticle, 'slug' | 'title' | 'summary'> {
  readonly paragraphs: readonly string[];
}
