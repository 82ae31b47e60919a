import type { PaymentPlace } from '@galopin/shared/contracts';
import type { ReleaseView } from '../view/createReleaseView';
import type { FilledPage } from '../pages/createPages';
import { expandPrefetch } from './expandPrefetch';
import { canonicalPath, type FoundPage } from './findPage';
import type { PageHead } from './createPageHeads';
import { renderDocument, type WrittenDocument } from './renderDocument';

export interface DocumentRequest {
  /** `null` where the address names no page. */
  readonly page: FoundPage | null;
  readonly head: PageHead;
  /** Scheme and host of the site, for addresses that are read elsewhere. */
  readonly origin: string;
  /** The visitor's browser was signed in last time: the anonymous data is of no use to it. */
  readonly wasSignedIn: boolean;
  /** The page with its content, where it was rendered on the server. */
  readonly filled: FilledPage | null;
  readonly nonce: string;
  readonly payment: PaymentPlace | null;
  readonly now: Date;
}

export interface DocumentAnswer {
  /**
   * 200, or 404 where the address names nothing, or 503 where nothing is known now; the site says so itself, with its own
   * layout.
   */
  readonly status: 200 | 404 | 503;
  readonly document: WrittenDocument;
}

const NOT_FOUND_TITLE = 'Page introuvable';

/** Writes the document of an address. A page about something that is not stored still loads, and says so itself. */
export function answerDocument(
  view: ReleaseView,
  configJson: string,
  { page, head, filled, origin, wasSignedIn, nonce, payment, now }: DocumentRequest,
): DocumentAnswer {
  // What was rendered knows best: what is said of a page is kept for longer.
  const isThere = page !== null && (filled ? filled.page.status !== 404 : head !== 'unknown');
  const build = filled?.build ?? (page ? view.buildOf(page.route.remote) : undefined);
  const template = wasSignedIn || filled ? undefined : page?.route.prefetch;
  const document = renderDocument({
    title: isThere ? (filled?.page.title ?? page.route.title) : NOT_FOUND_TITLE,
    document: isThere && head !== 'unknown' ? head : null,
    canonical: isThere ? new URL(canonicalPath(page), origin).href : null,
    nonce,
    payment,
    configJson,
    manifestJson: view.manifestJson(page?.route.remote ?? null),
    shell: view.shell,
    page: page && build ? { build, name: page.route.page } : null,
    content: filled?.page ?? null,
    prefetch: page && template !== undefined ? expandPrefetch(template, { ...page, now }) : null,
  });
  return { status: filled?.page.status ?? (isThere ? 200 : 404), document };
}
