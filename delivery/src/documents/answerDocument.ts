import type { ReleaseView } from './createReleaseView';
import { expandPrefetch } from './expandPrefetch';
import { firstValues, meetsRules } from '@galopin/shared/lib';
import { renderDocument } from './renderDocument';

export interface DocumentRequest {
  /** Path and query as they stand in the request. */
  readonly url: string;
  /** The visitor's browser was signed in last time: the anonymous data is of no use to it. */
  readonly wasSignedIn: boolean;
  readonly nonce: string;
  readonly now: Date;
}

export interface DocumentAnswer {
  /** 200, or 404 where the address names nothing; the site says so itself, with its own layout. */
  readonly status: 200 | 404;
  readonly html: string;
}

const NOT_FOUND_TITLE = 'Page introuvable';

/** Writes the document of an address. */
export function answerDocument(
  view: ReleaseView,
  configJson: string,
  request: DocumentRequest,
): DocumentAnswer {
  const [pathname = '/', ...rest] = request.url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const match = view.match(pathname);
  const known =
    match !== null && meetsRules(match.route, { params: match.params, query: firstValues(query) })
      ? match
      : null;
  const build = known ? view.buildOf(known.route.remote) : undefined;
  const template = request.wasSignedIn ? undefined : known?.route.prefetch;
  const html = renderDocument({
    title: known?.route.title ?? NOT_FOUND_TITLE,
    nonce: request.nonce,
    configJson,
    manifestJson: view.manifestJson(known?.route.remote ?? null),
    shell: view.shell,
    page: known && build ? { build, name: known.route.page } : null,
    prefetch:
      known && template !== undefined
        ? expandPrefetch(template, { params: known.params, query, now: request.now })
        : null,
  });
  return { status: known ? 200 : 404, html };
}
