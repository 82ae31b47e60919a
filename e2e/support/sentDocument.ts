import { PAGE_STATE_ID, type PageState, type ReleaseManifest } from '@galopin/shared/contracts';
import { expect, siteUrl } from './test';

/** A document as it was sent, before any browser makes something of it. */
export interface SentDocument {
  readonly status: number;
  readonly html: string;
  /** `null` where the page is left to the browser. */
  readonly state: PageState | null;
  readonly manifest: ReleaseManifest;
  /** Build that the place of the remote says it is of, in the content. */
  readonly shownBuild: string | undefined;
  readonly cookies: readonly string[];
}

interface Asking {
  /** Another site than the worker's. */
  readonly site?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for a document as a browser does. */
export async function fetchDocument(
  address: string,
  { site = siteUrl(), headers = {} }: Asking = {},
): Promise<SentDocument> {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html', ...headers } });
  const html = await answer.text();
  const manifest = blockOf(html, 'release-manifest');
  if (manifest === null) throw new Error(`${address} answered without a release manifest`);
  return {
    status: answer.status,
    html,
    state: blockOf(html, PAGE_STATE_ID) as PageState | null,
    manifest: manifest as ReleaseManifest,
    shownBuild: /data-remote="[^"]*" data-build="([^"]*)"/.exec(html)?.[1],
    cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
  };
}

/** Waits until a document comes with its content: the first one may not wait for its render. */
export async function untilRendered(address: string): Promise<void> {
  await expect
    .poll(async () => (await fetchDocument(address)).state, { message: address, timeout: 30_000 })
    .not.toBeNull();
}

function blockOf(html: string, id: string): unknown {
  const block = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
  return block === undefined ? null : JSON.parse(block);
}
