import { createHash } from 'node:crypto';
import { LEGAL_PATHS, type LegalPage, type SellerIdentity } from '@galopin/shared/contracts';
import { escapeHtml, fillBlanks, typesetText, type Block } from '@galopin/shared/lib';
import { fr } from './i18n/fr';

/** The site's own look, as far as a page of text needs it. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#faf8f3;color:#1b211d;font:1rem/1.6 system-ui,sans-serif}
header{background:#063322}
header a{display:block;max-width:44rem;margin:0 auto;padding:.75rem 1rem;color:#fff;font:700 1.25rem Georgia,serif;text-decoration:none}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1,h2{font-family:Georgia,serif;line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1.25rem}
p,ul{margin:.5rem 0;overflow-wrap:anywhere}
a{color:#0b5d3b}
:focus-visible{outline:3px solid #1f5fbf;outline-offset:2px}
header :focus-visible{outline-color:#fff}
footer{background:#f2efe7;border-top:1px solid #e0dbcf;color:#4a534d;font-size:.875rem}
footer div{max-width:44rem;margin:0 auto;padding:1rem}
nav a{margin-right:1rem}
@media print{header,footer{display:none}}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but the page's own style: it runs no script and loads nothing. */
export const LEGAL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
<header><a href="/">${fr.siteName}</a></header>
<main>
<h1>${heading}</h1>
${fillBlanks(body, seller).map(block).join('\n')}
</main>
<footer><div>
<nav aria-label="${fr.navigation}">${LINKS.map(({ path, label }) => link(path, label, slug)).join(' ')}</nav>
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
