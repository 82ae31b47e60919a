import type { PaymentPlace } from '@galopin/shared/contracts';
import type { ReleaseView } from '../view/createReleaseView';
import { expandPrefetch } from './expandPrefetch';
import { canonicalPath, type FoundPage } from './findPage';
import type { PageHead } from './createPageHeads';
import { renderDocument } from './renderDocument';

export interface DocumentRequest {
  /** `null` where the address names no page. */
  readonly page: FoundPage | null;
  readonly head: PageHead;
  /** Scheme and host of the site, for addresses that are read elsewhere. */
  readonly origin: string;
  /** The visitor's browser was signed in last time: the anonymous data is of no use to it. */
  readonly wasSignedIn: boolean;
  readonly nonce: string;
  readonly payment: PaymentPlace | null;
  readonly now: Date;
}

export interface DocumentAnswer {
  /** 200, or 404 where the address names nothing; the site says so itself, with its own layout. */
  readonly status: 200 | 404;
  readonly html: string;
}

const NOT_FOUND_TITLE = 'Page introuvable';

/** Writes the document of an address. A page about something that is not stored still loads, and says so itself. */
export function answerDocument(
  view: ReleaseView,
  configJson: string,
  { page, head, origin, wasSignedIn, nonce, payment, now }: DocumentRequest,
): DocumentAnswer {
  const isThere = page !== null && head !== 'unknown';
  const build = page ? view.buildOf(page.route.remote) : undefined;
  const template = wasSignedIn ? undefined : page?.route.prefetch;
  const html = renderDocument({
    title: isThere ? page.route.title : NOT_FOUND_TITLE,
    document: isThere ? head : null,
    canonical: isThere ? new URL(canonicalPath(page), origin).href : null,
    nonce,
    payment,
    configJson,
    manifestJson: view.manifestJson(page?.route.remote ?? null),
    shell: view.shell,
    page: page && build ? { build, name: page.route.page } : null,
    prefetch: page && template !== undefined ? expandPrefetch(template, { ...page, now }) : null,
  });
  return { status: isThere ? 200 : 404, html };
}
