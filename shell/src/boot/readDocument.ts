import {
  PAGE_STATE_ID,
  type PageState,
  type PublicConfig,
  type ReleaseManifest,
} from '@galopin/shared/contracts';

/**
 * Reads a JSON block of the document.
 * @throws Error naming the block when it is missing or is not JSON
 */
function readBlock(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no <script id="${id}">`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`<script id="${id}"> is not JSON`, { cause });
  }
}

/** What serves now, as the document that brought this page says. */
export const readManifest = (document: Document) =>
  readBlock(document, 'release-manifest') as ReleaseManifest;

/** The page's surroundings. */
export const readPublicConfig = (document: Document) => readBlock(document, 'public-config') as PublicConfig;

/** What the document's page was rendered of; `null` where a browser renders it. */
export const readPageState = (document: Document): PageState | null =>
  document.getElementById(PAGE_STATE_ID) === null ? null : (readBlock(document, PAGE_STATE_ID) as PageState);
