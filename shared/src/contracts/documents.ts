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
      /** 1200 × 630 px; `null` where the page has the site's own. */
      image: described(v.nullable(v.string()), 'path of the picture that shared links show'),
      movedTo: v.exactOptional(
        described(v.string(), 'path of the page, where another id is asked for than it has now'),
      ),
      /** `null` where there is nothing to say. */
      data: described(
        v.nullable(v.record(v.string(), v.unknown())),
        'JSON-LD of schema.org; values of `url` and `item` are paths of the site',
      ),
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

/** The picture of a race that shared links show: a PNG of 1200 × 630 px. */
export const raceShareCard = declareCall(
  { method: 'GET', path: '/apin/races/:id/share.png', answer: v.string() },
  () => ({
    summary: 'The picture of a race for shared links',
    access: 'anyone',
    mediaType: 'image/png',
    params: v.object({ id: rowKey }),
    refusals: [400, 404],
  }),
);

/** `pages`, `race-2026` (races of a year), `horse-1` (horses from an id on; jockeys and trainers alike). */
const siteMapName = () =>
  described(
    v.pipe(v.string(), v.regex(/^(pages|race-\d{4}|(horse|jockey|trainer)-[1-9]\d{0,11})$/)),
    'a file of the site map, such as pages, race-2026 or horse-1',
  );

/** What the map of the site consists of. */
export const siteMapFiles = declareCall(
  {
    method: 'GET',
    path: '/apin/documents',
    answer: v.object({
      files: v.array(
        v.object({ file: siteMapName(), changed: described(day, 'when a page in it last changed') }),
      ),
    }),
  },
  () => ({
    summary: 'Files of the site map: main pages, races by year, horses and people',
    access: 'anyone',
  }),
);
export type SiteMapFiles = AnswerOf<typeof siteMapFiles>;

/** Public pages of one file: at most 10,000, where search engines take 50,000. */
export const siteMapFile = declareCall(
  {
    method: 'GET',
    path: '/apin/documents/files/:file',
    answer: v.object({
      pages: v.array(
        v.object({
          path: v.pipe(v.string(), v.startsWith('/')),
          changed: described(v.nullable(day), 'the day of its latest facts; null where that is not known'),
        }),
      ),
    }),
  },
  () => ({
    summary: 'Public pages in a file of the site map',
    access: 'anyone',
    params: v.object({ file: siteMapName() }),
    refusals: [400, 404],
  }),
);
export type SiteMapFile = AnswerOf<typeof siteMapFile>;

/** The page of a route's pattern, if its document says what is on it. */
export function documentPageOf(pattern: string): DocumentPageName | undefined {
  return DOCUMENT_PAGES.find((name) => paths[name].pattern === pattern);
}
