import { createHash } from 'node:crypto';
import { FONT_FAMILY, FONT_RULE, paths, THEME_COLOR } from '@galopin/shared/contracts';
import { escapeHtml } from '@galopin/shared/lib';
import { fr } from './i18n/fr';
import type { StopOrder } from './createStopLinks';

const STYLE = `
${FONT_RULE}
:root{color-scheme:light dark;--paper:#faf8f3;--ink:#1b211d;--turf:#0b5d3b;--on-turf:#fff;--focus:#1a5fb4}
@media (prefers-color-scheme:dark){:root{--paper:#0f1512;--ink:#edf1ed;--turf:#5cc48f;--on-turf:#06251a;--focus:#7db3f5}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 ${FONT_FAMILY},system-ui,sans-serif}
header{background:${THEME_COLOR}}
header a{display:block;max-width:44rem;margin:0 auto;padding:.5rem 1rem;color:#fff;font-size:1.375rem;font-weight:700;text-decoration:none}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem}
h1{margin:0 0 .5rem;font-size:1.625rem;line-height:1.2;overflow-wrap:anywhere}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:var(--turf);color:var(--on-turf);font:inherit;font-weight:600;cursor:pointer}
main a{color:var(--turf)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
header :focus-visible{outline-color:#f7c662}
`;

/** Presses the button of the page: who opens it has asked for that. A scanner of mails runs no script, and changes nothing. */
const SCRIPT = 'document.forms[0].submit()';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but the page's own style, script and form. */
export const STOP_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hash(STYLE)}`,
  `script-src ${hash(SCRIPT)}`,
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What the page is about: a question before, what was done after, or that its link is of no use. */
export type StopPage =
  | { readonly state: 'asking' | 'stopped' | 'again'; readonly order: StopOrder; readonly link: string }
  | { readonly state: 'invalid' };

/** The whole document. */
export function renderStopPage(page: StopPage): string {
  const say = fr.stopPage;
  const title = escapeHtml(say[page.state]);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${fr.siteName}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${fr.siteName}</a></header>
<main>
<h1>${title}</h1>
${page.state === 'invalid' ? `<p>${escapeHtml(say.wrong)}</p>` : contentOf(page)}
<p><a href="${paths.profile.to()}">${escapeHtml(say.profile)}</a></p>
</main>
${page.state === 'asking' ? `<script>${SCRIPT}</script>\n` : ''}</body>
</html>
`;
}

function contentOf({ state, order, link }: Exclude<StopPage, { state: 'invalid' }>): string {
  const { ask, done, undone, stop, undo } = fr.stopPage;
  const says = { asking: ask, stopped: done, again: undone }[state];
  const isUndo = state === 'stopped';
  return `<p role="status">${escapeHtml(says(fr.kinds[order.kind], fr.channels[order.channel]))}</p>
<form method="post" action="?link=${escapeHtml(encodeURIComponent(link))}${isUndo ? '&amp;undo=1' : ''}">
<button>${escapeHtml(isUndo ? undo : stop)}</button>
</form>`;
}
