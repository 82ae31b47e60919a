/**
 * The kind of browser, as coarse as telling one engine's fault from another's allows: `chromium`, `firefox`, `webkit`
 * or `other`, and `mobile` after it for a telephone or tablet.
 */
export function browserClass(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  const engine = ENGINES.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';
  return /Mobi|Android/.test(agent) ? `${engine} mobile` : engine;
}

/** In this order: every browser on an iPhone is WebKit, and Chromium says that it is like WebKit. */
const ENGINES = [
  ['webkit', /iPhone|iPad/],
  ['firefox', /Firefox\//],
  ['chromium', /Chrome\//],
  ['webkit', /AppleWebKit\//],
] as const;
