import { paths } from './paths';

/** Pages whose document says what is on them, by their name in {@link paths}. */
export const DOCUMENT_PAGES = ['home', 'race', 'horse', 'jockey', 'trainer', 'tips', 'guide'] as const;
export type DocumentPageName = (typeof DOCUMENT_PAGES)[number];

/** Answer of `GET /apin/documents/{page}`: what search engines and shared links read of a page. Plain text, French. */
export interface PageDocument {
  /** Without the site's name; the page itself says the same once it is there. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  /** Kind of thing, as Open Graph names it. @source https://ogp.me/#types */
  readonly type: 'website' | 'article' | 'profile';
  /** What schema.org says of it, without its address; `null` where there is nothing to say. */
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Answer of `GET /apin/documents`: addresses worth finding, the most useful first. */
export interface PageAddresses {
  readonly paths: readonly string[];
}

/** The page of a route's pattern, if its document says what is on it. */
export function documentPageOf(pattern: string): DocumentPageName | undefined {
  return DOCUMENT_PAGES.find((name) => paths[name].pattern === pattern);
}
