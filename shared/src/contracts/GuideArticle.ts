/** An article of the betting guide, as editors write it. */
export interface GuideArticle {
  /** Names it in addresses: lower-case letters, digits and hyphens. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs, headings (`## `) and lists (`- ` before each line), parted by empty lines. */
  readonly body: string;
  /** From 1, in the order to show them. */
  readonly position: number;
}

/** Answer of the cloud function `guideArticles`, by position. */
export interface GuideArticles {
  readonly articles: readonly GuideArticle[];
}
