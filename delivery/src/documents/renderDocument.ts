import { createHash } from 'node:crypto';
import {
  PAGE_STATE_ID,
  PAYMENT_META,
  THEME_COLOR,
  type BuildArtifact,
  type PaymentPlace,
  type RenderedPage,
} from '@galopin/shared/contracts';
import { escapeJson } from '../http/jsonForHtml';
import { baseOf } from '../view/buildRefs';
import { escapeHtml } from '@galopin/shared/lib';
import { headTags, type HeadParts } from './headTags';
import { LESS_WITHOUT_SCRIPT, NO_SCRIPT, STARTUP_SCRIPT, STARTUP_STYLE, STATIC_FRAME } from './startupPieces';

/** Colour of the browser's own frame: the header's green. */

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
  /** The page's content, where it was rendered on the server. */
  readonly content: RenderedPage | null;
  /** API address to ask for at once. */
  readonly prefetch: string | null;
}

/** A document in two pieces. */
export interface WrittenDocument {
  /** All that belongs to this answer alone. */
  readonly head: string;
  /** The same for everybody who gets the same page of the same release; written when it is wanted. */
  readonly tail: () => string;
}

/**
 * The document of any path. The data blocks and the root come before the scripts: an async script out of the
 * browser's cache may run before the rest of the document is parsed.
 */
export function renderDocument(parts: DocumentParts): WrittenDocument {
  return { head: writeHead(parts), tail: () => writeTail(parts) };
}

function writeHead(parts: DocumentParts): string {
  const { nonce, payment, prefetch } = parts;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headTags(parts),
    `<meta name="theme-color" content="${THEME_COLOR}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    payment === null ? '' : `<meta name="${PAYMENT_META}" content="${payment}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    ...preloads(parts),
    prefetch === null
      ? ''
      : `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(prefetch)}">`,
    `<script nonce="${nonce}">${STARTUP_SCRIPT}</script><style nonce="${nonce}">${STARTUP_STYLE}</style>`,
  ].join('');
}

function writeTail(parts: DocumentParts): string {
  const { content, configJson, manifestJson } = parts;
  return [
    ...(content ? contentStyles(parts, content) : []),
    '</head><body>',
    content
      ? `<div id="root" data-rendered>${content.html}</div>${LESS_WITHOUT_SCRIPT}`
      : `<div id="root">${STATIC_FRAME}</div>${NO_SCRIPT}`,
    content
      ? `<script type="application/json" id="${PAGE_STATE_ID}">${escapeJson(content.state)}</script>`
      : '',
    `<script type="application/json" id="public-config">${configJson}</script>`,
    `<script type="application/json" id="release-manifest">${manifestJson}</script>`,
    ...scripts(parts),
    '</body></html>',
  ].join('');
}

/**
 * Rules as the library reads them back in the browser, let in by their hash, which is no answer's own; sheets of the
 * build hold back what they are for.
 */
function contentStyles({ page }: DocumentParts, { css, cssVersion }: RenderedPage): string[] {
  const sheets = page?.build.pages[page.name]?.css ?? [];
  return [
    ...(page
      ? sheets.map(
          (file) =>
            `<link rel="stylesheet" ${source('href', page.build, file)} data-container="${page.build.container}">`,
        )
      : []),
    `<style data-styled="true" data-styled-version="${cssVersion}">${rulesOf(css)}</style>`,
  ];
}

/** Rules that end no element before its end. */
const rulesOf = (css: string): string => css.replaceAll('</', '<\\/');

/** What the policy of a document lets the rules of its content in by. */
export const hashOfRules = ({ css }: RenderedPage): string =>
  `'sha256-${createHash('sha256').update(rulesOf(css)).digest('base64')}'`;

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
