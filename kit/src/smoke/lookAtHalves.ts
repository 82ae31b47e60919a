import { gzipSync } from 'node:zlib';
import { RENDER_REPORT_HEADER, type PageState, type RenderReport } from '@galopin/shared/contracts';
import type { Page } from 'playwright-core';
import type { Halves, Served, Sight } from './Candidate';
import { openAndLook, type Watch } from './lookAt';

declare global {
  interface Window {
    /** The first heading that a remote had in this document. */
    smokeHeading?: Element;
  }
}

/** What a visitor's browser shows, and a blank page that reads documents without running anything of them. */
export interface Looking {
  readonly page: Page;
  readonly watching: Watch;
  readonly reader: Page;
}

/** Begins to remember, in each document that the page opens, the heading that the server sent. */
export async function rememberHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('[data-remote] h1');
      if (!heading) return;
      window.smokeHeading = heading;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Opens an address and holds what the server sent against what the browser makes of it. What differs is looked at once
 * more: a page that was slow, or a minute that has passed, is nobody's fault; what differs twice is the page's.
 */
export async function lookAtHalves(
  looking: Looking,
  url: string,
): Promise<{ readonly sight: Sight; readonly halves: Halves }> {
  const first = await lookOnce(looking, url);
  return first.halves.differences.length === 0 ? first : lookOnce(looking, url);
}

/** Gzip bytes of a document as everybody gets it; `null` where the server does not render it. */
export async function sizeForEverybody(url: string): Promise<number | null> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  return /<div id="root"[^>]* data-rendered/.test(html) ? bytesOf(html) : null;
}

/** Without the manifest, which is longer for whoever tries a build out. */
const bytesOf = (html: string): number =>
  gzipSync(html.replace(/<script type="application\/json" id="release-manifest">.*?<\/script>/s, '')).length;

async function lookOnce({ page, watching, reader }: Looking, url: string) {
  const { sight, response } = await openAndLook(page, watching, url);
  const html = (await response?.text()) ?? '';
  const report = response?.headers()[RENDER_REPORT_HEADER];
  const { isRendered, state, ...texts } = await reader.evaluate(readSent, html);
  const served: Served = {
    isRendered,
    build: (JSON.parse(state) as PageState | null)?.build?.buildId ?? null,
    report: report === undefined ? null : (JSON.parse(report) as RenderReport),
    bytes: bytesOf(html),
  };
  const isHere = sight.mounted !== null && !sight.mounted.failed;
  const differences = isRendered && isHere ? await differencesOf(page, sight.mismatches, texts) : [];
  return { sight, halves: { served, differences } };
}

// React tells of text and elements that differ, and keeps silent about attributes, about what is rendered anew from the
// start, and about what an effect puts in place of what was sent. Charts, widgets and odds come later on purpose: of texts
// those are compared that say what a page is about, and what comes besides is let be.
async function differencesOf(page: Page, mismatches: readonly string[], sent: Texts): Promise<string[]> {
  const { isKept, unlike, ...shown } = await page.evaluate(readShown, ATTRIBUTES);
  const gone = sent.outline.filter((text) => !shown.outline.includes(text));
  const first = sent.all.find((text) => !shown.all.includes(text));
  const place = first === undefined ? '' : `, « ${first} » of the server first`;
  const anew = 'the browser has rendered it anew in place of what the server sent';
  return [
    ...mismatches.map((text) => `${text}${place}`),
    // Of a difference near its root, React makes all of a page anew.
    ...(isKept || mismatches.length > 0 ? [] : [anew]),
    ...gone.slice(0, MOST).map((text) => `« ${text} » of the server is gone in the browser`),
    ...unlike.slice(0, MOST),
  ];
}

/** Texts below a root: what a page is about, and all. */
interface Texts {
  readonly outline: readonly string[];
  readonly all: readonly string[];
}

/** Differences of one kind that are told: one mistake makes many. */
const MOST = 3;

/** What React calls an attribute, and what documents do. */
const ATTRIBUTES = Object.entries({
  className: 'class',
  id: 'id',
  href: 'href',
  src: 'src',
  alt: 'alt',
  title: 'title',
  htmlFor: 'for',
  dateTime: 'datetime',
  placeholder: 'placeholder',
  role: 'role',
  'aria-label': 'aria-label',
});

/** Runs in the reader: scripts and files of a document that is read this way are left alone. */
const readSent = (html: string) => {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  return {
    isRendered: sent.querySelector('#root[data-rendered]') !== null,
    state: sent.getElementById('page-state')?.textContent ?? 'null',
    outline: [...sent.querySelectorAll('#root [data-remote] :is(h1, h2, h3, caption, th)')].map(
      ({ textContent }) => textContent,
    ),
    all: [...sent.querySelectorAll('#root [data-remote] *')].flatMap(({ childNodes }) =>
      [...childNodes].flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? [nodeValue ?? ''] : [])),
    ),
  };
};

/** Runs in the page. Each element has with it what React renders it by. */
const readShown = (attributes: readonly (readonly [string, string])[]) => ({
  isKept: window.smokeHeading?.isConnected === true,
  outline: [...document.querySelectorAll('#root [data-remote] :is(h1, h2, h3, caption, th)')].map(
    ({ textContent }) => textContent,
  ),
  all: [...document.querySelectorAll('#root [data-remote] *')].flatMap(({ childNodes }) =>
    [...childNodes].flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? [nodeValue ?? ''] : [])),
  ),
  unlike: [...document.querySelectorAll('#root *')].flatMap((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps$')) ?? [];
    return attributes.flatMap(([prop, attribute]) => {
      const wanted = (props as Readonly<Record<string, unknown>> | undefined)?.[prop];
      const has = element.getAttribute(attribute);
      return typeof wanted !== 'string' || wanted === has
        ? []
        : [`<${element.localName} ${attribute}="${has ?? ''}"> of the server is "${wanted}" in the browser`];
    });
  }),
});
