import type { ContentKind, ContentTexts } from '@galopin/shared/contracts';

/** What visitors see of one kind of content. */
export interface LiveContent<Kind extends ContentKind> {
  find(key: string): Promise<ContentTexts[Kind] | undefined>;
  /** Visitors see it from now on. */
  publish(key: string, text: ContentTexts[Kind]): Promise<void>;
  /** Visitors see it no more. Absent where there must always be one. */
  readonly withdraw?: (key: string) => Promise<void>;
}

export type LiveContents = { readonly [Kind in ContentKind]: LiveContent<Kind> };
