import { createHash } from 'node:crypto';
import {
  FONT_FAMILY,
  FONT_RULE,
  LEGAL_PATHS,
  paths,
  THEME_COLOR,
  type LegalPage,
  type SellerIdentity,
} from '@galopin/shared/contracts';
import { escapeHtml, fillBlanks, typesetText, type Block } from '@galopin/shared/lib';
import { fr } from './i18n/fr';

/** The site's own frame and look, by day and by night, as far as a page of text without a script has them. */
const STYLE = `
${FONT_RULE}
*{box-sizing:border-box}
:root{color-scheme:light dark;--paper:#faf8f3;--sunken:#f2efe7;--line:#e0dbcf;--ink:#1b211d;--soft:#4a534d;--turf:#0b5d3b;--focus:#1a5fb4}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0f1512;--sunken:#202924;--line:#2f3934;--ink:#edf1ed;--soft:#b7c2bb;--turf:#5cc48f;--focus:#7db3f5}}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 ${FONT_FAMILY},system-ui,sans-serif}
header{background:${THEME_COLOR}}
header div{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;max-width:76rem;margin:0 auto;padding:0 1rem}
header a{display:inline-flex;align-items:center;min-height:2.75rem;color:#cfe5d8;font-size:.875rem;font-weight:600;text-decoration:none}
header a:hover{color:#fff}
header .brand{min-height:3.25rem;margin-right:1rem;color:#fff;font-size:1.375rem;font-weight:700}
header nav{display:flex;flex-wrap:wrap;gap:0 1rem}
main{flex:1;width:100%;max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1,h2{line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1.25rem}
p,ul{margin:.5rem 0;overflow-wrap:anywhere}
main a,footer a{color:var(--turf)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
header :focus-visible{outline-color:#f7c662}
footer{background:var(--sunken);border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
footer div{max-width:76rem;margin:0 auto;padding:1.25rem 1rem}
footer a{margin-right:1.25rem}
@media print{header,footer{display:none}}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but the page's own style and the site's typeface: it runs no script. */
export const LEGAL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where the site's own navigation leads whoever comes. */
const PAGES = [
  { path: paths.home.to(), label: fr.pages.home },
  { path: paths.tips.to(), label: fr.pages.tips },
  { path: paths.guide.to(), label: fr.pages.guide },
  { path: paths.profile.to(), label: fr.pages.profile },
];

const LINKS = [
  { path: LEGAL_PATHS.notice, label: fr.links.notice },
  { path: LEGAL_PATHS.terms, label: fr.links.terms },
  { path: LEGAL_PATHS.privacy, label: fr.links.privacy },
];

/** A whole HTML document for a legal page, its blanks filled with what is known of the seller. */
export function renderLegalPage({ slug, title, body }: LegalPage, seller: SellerIdentity): string {
  const heading = text(title);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} – ${fr.siteName}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><a class="brand" href="/">${fr.siteName}</a>
<nav aria-label="${fr.navigation}">${PAGES.map(({ path, label }) => link(path, label, slug)).join('\n')}</nav></div></header>
<main>
<h1>${heading}</h1>
${fillBlanks(body, seller).map(block).join('\n')}
</main>
<footer><div>
<nav aria-label="${fr.legalPages}">${LINKS.map(({ path, label }) => link(path, label, slug)).join(' ')}</nav>
<p><strong>18+</strong> ${fr.adults} ${fr.risks} ${fr.help}</p>
</div></footer>
</body>
</html>
`;
}

const text = (plain: string): string => escapeHtml(typesetText(plain.trim()));

function block(written: Block): string {
  if (written.kind === 'list')
    return `<ul>${written.items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
  return written.kind === 'heading' ? `<h2>${text(written.text)}</h2>` : `<p>${text(written.text)}</p>`;
}

function link(path: string, label: string, slug: string): string {
  const current = path === `/${slug}` ? ' aria-current="page"' : '';
  return `<a href="${path}"${current}>${label}</a>`;
}
