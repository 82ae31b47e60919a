import { createHash } from 'node:crypto';
import { parseDocument } from '../ingest/pmu/readDocument';

/** How an answer is known again: by the server's own marks, else by its bytes. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly digest: string;
}

export type FeedAnswer =
  | { readonly kind: 'document'; readonly document: unknown; readonly validators: Validators }
  /** The same as last time. */
  | { readonly kind: 'unchanged' }
  /** The feed has no such document, or not yet. */
  | { readonly kind: 'nothing' };

/** PMU answered with a status other than 2xx, or not at all in time. */
export class PmuUnavailableError extends Error {
  constructor(
    readonly url: string,
    /** HTTP status; null when no answer came. */
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(`${url}: ${status === null ? 'no answer' : `HTTP status ${status}`}`, options);
    this.name = 'PmuUnavailableError';
  }
}

/** A refusal that lasts longer is asked about all the same, milliseconds. */
export const LONGEST_REFUSAL_MS = 3_600_000;

/** The feed refused and may have said for how long. */
export class FeedRefusalError extends PmuUnavailableError {
  constructor(
    url: string,
    override readonly status: number,
    /** Milliseconds to stay away, as the answer's Retry-After says; null when it does not. */
    readonly retryAfter: number | null,
  ) {
    super(url, status);
    this.name = 'FeedRefusalError';
  }
}

/** Reads the feed's documents, asking only for what changed. */
export interface FeedReader {
  /**
   * @param address below the base: `programme/07072026`
   * @param known marks of the last answer that was taken; undefined for none
   * @throws FeedRefusalError for a status other than 2xx, 304 or 404, PmuUnavailableError when no answer came in
   * time, UnusableFileError when what came is not JSON, the signal's reason when it was aborted
   */
  read(address: string, known: Validators | undefined, signal: AbortSignal): Promise<FeedAnswer>;
}

export interface FeedReaderOptions {
  /** Address before `/programme`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Milliseconds an answer may take, its body included. */
  readonly timeout?: number;
  /** Epoch milliseconds, to understand a Retry-After that is a date. */
  readonly now: () => number;
}

const TIMEOUT_MS = 20_000;
const NOTHING = new Set([204, 404]);

/** @returns milliseconds, at least 0; null when nothing usable is said */
export function parseRetryAfter(text: string | null, now: number): number | null {
  if (text === null) return null;
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function headersFor(known: Validators | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': 'galopin-follow',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

export function createFeedReader(options: FeedReaderOptions): FeedReader {
  const { timeout = TIMEOUT_MS, now } = options;
  const ask = options.fetch ?? fetch;
  const base = options.baseUrl.replace(/\/$/, '');

  const answerOf = (
    url: string,
    response: Response,
    text: string,
    known: Validators | undefined,
  ): FeedAnswer => {
    const { status, headers } = response;
    if (status === 304) return { kind: 'unchanged' };
    if (NOTHING.has(status)) return { kind: 'nothing' };
    if (!response.ok)
      throw new FeedRefusalError(url, status, parseRetryAfter(headers.get('retry-after'), now()));
    const digest = createHash('sha1').update(text).digest('base64');
    if (digest === known?.digest) return { kind: 'unchanged' };
    const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified'), digest };
    return { kind: 'document', document: parseDocument(text, url), validators };
  };

  /** Response and body; whatever goes wrong there means that the feed gave no answer. */
  const load = async (url: string, known: Validators | undefined, signal: AbortSignal) => {
    const late = AbortSignal.timeout(timeout);
    try {
      const response = await ask(url, {
        headers: headersFor(known),
        signal: AbortSignal.any([signal, late]),
      });
      return { response, text: await response.text() };
    } catch (error) {
      throw signal.aborted ? error : new PmuUnavailableError(url, null, { cause: error });
    }
  };

  return {
    read: async (address, known, signal) => {
      const url = `${base}/${address}`;
      const { response, text } = await load(url, known, signal);
      return answerOf(url, response, text, known);
    },
  };
}
