import { PAYMENT_META, type BuildArtifact, type PaymentPlace } from '@galopin/shared/contracts';
import { baseOf } from '../view/buildRefs';
import { escapeHtml } from '@galopin/shared/lib';
import { headTags, type HeadParts } from './headTags';
import { NO_SCRIPT, STARTUP_SCRIPT, STARTUP_STYLE, STATIC_FRAME } from './startupPieces';

/** Colour of the browser's own frame: the header's green. */
const THEME_COLOR = '#14532d';

export interface DocumentParts extends HeadParts {
  readonly nonce: string;
  /** Whether one pays in this document; `null` where nothing can be paid. */
  readonly payment: PaymentPlace | null;
  /** Public configuration and release manifest, as JSON for a script element. */
  readonly configJson: string;
  readonly manifestJson: string;
  readonly shell: BuildArtifact;
  /** Build and page of the route shown; `null` where no page is. */
  readonly page: { readonly build: BuildArtifact; readonly name: string } | null;
  /** API address to ask for at once. */
  readonly prefetch: string | null;
}

/**
 * The document of any path. The data blocks and the root come before the scripts: an async script out of the
 * browser's cache may run before the rest of the document is parsed.
 */
export function renderDocument(parts: DocumentParts): string {
  const { nonce, payment, configJson, manifestJson, prefetch } = parts;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headTags(parts),
    `<meta name="theme-color" content="${THEME_COLOR}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    payment === null ? '' : `<meta name="${PAYMENT_META}" content="${payment}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    ...preloads(parts),
    prefetch === null
      ? ''
      : `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(prefetch)}">`,
    `<script nonce="${nonce}">${STARTUP_SCRIPT}</script><style nonce="${nonce}">${STARTUP_STYLE}</style></head>`,
    `<body><div id="root">${STATIC_FRAME}</div>${NO_SCRIPT}`,
    `<script type="application/json" id="public-config">${configJson}</script>`,
    `<script type="application/json" id="release-manifest">${manifestJson}</script>`,
    ...scripts(parts),
    '</body></html>',
  ].join('');
}

function preloads({ shell, page }: DocumentParts): string[] {
  const own = shell.pages['main'] ?? { js: [], css: [] };
  const { css: styles = [], modules = [] } = page?.build.pages[page.name] ?? {};
  return [
    ...own.js.map((file) => `<link rel="preload" as="script" ${source('href', shell, file)}>`),
    ...own.css.map((file) => `<link rel="stylesheet" ${source('href', shell, file)}>`),
    ...(page
      ? [
          ...styles.map((file) => `<link rel="preload" as="style" ${source('href', page.build, file)}>`),
          ...modules.map((file) => `<link rel="modulepreload" ${source('href', page.build, file)}>`),
        ]
      : []),
  ];
}

function scripts({ shell, page }: DocumentParts): string[] {
  const files = page ? [page.build.entry, ...(page.build.pages[page.name]?.js ?? [])] : [];
  return [
    `<script async data-shell ${source('src', shell, shell.entry)}></script>`,
    ...(page ? files.map((file) => `<script async ${source('src', page.build, file)}></script>`) : []),
  ];
}

/** Both attributes must be there, as on the later request, or the browser fetches the file twice. */
function source(attribute: 'src' | 'href', build: BuildArtifact, file: string): string {
  const integrity = build.files[file]?.integrity ?? '';
  return `${attribute}="${escapeHtml(baseOf(build) + file)}" crossorigin integrity="${integrity}"`;
}
