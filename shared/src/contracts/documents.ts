import * as v from 'valibot';
import { declareCall, described } from '#terms';
import type { AnswerOf } from './calls/Call';
import { day, oneOf, rowKey } from './calls/params';
import { paths } from './paths';

/** Pages whose document says what is on them, by their name in {@link paths}. */
export const DOCUMENT_PAGES = ['home', 'race', 'horse', 'jockey', 'trainer', 'tips', 'guide'] as const;
export type DocumentPageName = (typeof DOCUMENT_PAGES)[number];

/** What search engines and shared links read of a page. Plain text, French. */
export const pageDocument = declareCall(
  {
    method: 'GET',
    path: '/apin/documents/:page',
    answer: v.object({
      /** The page itself says the same once it is there. */
      title: described(v.string(), 'without the name of the site'),
      description: described(v.string(), 'at most 160 characters'),
      /** Kind of thing, as Open Graph names it. @source https://ogp.me/#types */
      type: v.picklist(['website', 'article', 'profile']),
      /** `null` where there is nothing to say. */
      data: described(v.nullable(v.record(v.string(), v.unknown())), 'schema.org, without the address'),
    }),
  },
  () => ({
    summary: 'Title and description of a public page, for its document',
    access: 'anyone',
    params: v.object({ page: oneOf(DOCUMENT_PAGES, 'a public page') }),
    query: v.object({ id: v.optional(rowKey), jour: v.optional(day) }),
    refusals: [400, 404],
  }),
);
export type PageDocument = AnswerOf<typeof pageDocument>;

/** Addresses worth finding, the most useful first. */
export const pageAddresses = declareCall(
  {
    method: 'GET',
    path: '/apin/documents',
    answer: v.object({ paths: v.array(v.pipe(v.string(), v.startsWith('/'))) }),
  },
  () => ({
    summary: 'Public pages worth finding: main ones, races of today and tomorrow (UTC)',
    access: 'anyone',
  }),
);
export type PageAddresses = AnswerOf<typeof pageAddresses>;

/** The page of a route's pattern, if its document says what is on it. */
export function documentPageOf(pattern: string): DocumentPageName | undefined {
  return DOCUMENT_PAGES.find((name) => paths[name].pattern === pattern);
}
