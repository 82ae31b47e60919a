import { escapeHtml } from '@galopin/shared/lib';
import type { PageFacts } from './createPageHeads';

export const SITE_NAME = 'Galopin';
/** Of a page that nothing else is known of. */
const DESCRIPTION =
  'Les réunions et les courses du jour, les partants, les arrivées, les pronostics et le guide des paris.';
/** What a shared link shows where the page has no picture of its own, and the size of all of them. */
const IMAGE = { path: '/share.png', width: 1200, height: 630 };

export interface HeadParts {
  /** Without the site's name; of a page whose own is not known. */
  readonly title: string;
  readonly document: PageFacts | null;
  /** Address of the page with scheme and host; `null` where no page is. */
  readonly canonical: string | null;
}

/**
 * Title and description of a page, and what shared links and search engines read.
 * @source https://ogp.me, https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
export function headTags({ title: routeTitle, document, canonical }: HeadParts): string {
  const title = `${document?.title ?? routeTitle} – ${SITE_NAME}`;
  const description = document?.description ?? DESCRIPTION;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null ? '' : addressTags(canonical, { title, description, document }),
  ].join('');
}

function addressTags(
  canonical: string,
  { title, description, document }: Pick<HeadParts, 'document'> & { title: string; description: string },
): string {
  const properties = {
    'og:site_name': SITE_NAME,
    'og:locale': 'fr_FR',
    'og:type': document?.type ?? 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': new URL(document?.image ?? IMAGE.path, canonical).href,
    'og:image:width': IMAGE.width,
    'og:image:height': IMAGE.height,
    'og:image:alt': document?.image ? title : SITE_NAME,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    document?.data ? `<script type="application/ld+json">${document.data}</script>` : '',
  ].join('');
}
