import { escapeHtml } from '@galopin/shared/lib';
import { fr } from '../i18n/fr';

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly details?: readonly string[];
}

/** Headers of a page that is for this visitor and this moment alone, and runs nothing. */
export const NOTICE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;

/** A plain page with a sentence and the way to the site; it needs nothing of any build. */
export function noticePage({ title, text, details = [] }: Notice): string {
  const items = details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} – Galopin</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    items === '' ? '' : `<ul>${items}</ul>`,
    `<p><a href="/">${escapeHtml(fr.backToSite)}</a></p></main></body></html>`,
  ].join('');
}
