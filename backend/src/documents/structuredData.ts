import { paths } from '@galopin/shared/contracts';
import { fr } from './i18n/fr';

/** A thing in the words of schema.org. Values of `url` and `item` are paths of the site; delivery knows its origin. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Everything a page says of itself. @source https://www.w3.org/TR/json-ld11/#named-graphs */
export const graphOf = (...things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** The way to a page: from the first page of the site, which is the only one all visitors may take. */
export const breadcrumbs = (name: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: fr.home.title, item: paths.home.to() },
    // The last one stands for the page itself and needs no address.
    { '@type': 'ListItem', position: 2, name },
  ],
});
