import type { RaceKey } from '../../races/store/RaceKey';
import { pmuDay } from './raceKeys';
import { parseDocument } from './readDocument';

export type RaceDocument = 'participants' | 'performances-detaillees/pretty' | 'rapports-definitifs';

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

/** Asks PMU's TurfInfo for documents, one at a time. */
export interface PmuClient {
  /** A day's programme; null when PMU has none. @param jour `YYYY-MM-DD` */
  programme(jour: string): Promise<unknown>;
  /** A document of a race; null when PMU has none. */
  ofRace(key: RaceKey, document: RaceDocument): Promise<unknown>;
}

export interface PmuClientOptions {
  /** Address before `/programme`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Milliseconds an answer may take. */
  readonly timeout?: number;
}

const NOTHING = new Set([204, 404]);
const TIMEOUT_MS = 20_000;

/**
 * All methods throw PmuUnavailableError when PMU cannot be reached or refuses, UnusableFileError when what came is
 * not JSON.
 */
export function createPmuClient(options: PmuClientOptions): PmuClient {
  const { baseUrl, timeout = TIMEOUT_MS } = options;
  const ask = options.fetch ?? fetch;
  const get = async (path: string): Promise<unknown> => {
    const url = `${baseUrl.replace(/\/$/, '')}/programme/${path}`;
    try {
      const answer = await ask(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
      });
      if (NOTHING.has(answer.status)) return null;
      if (!answer.ok) throw new PmuUnavailableError(url, answer.status);
      return parseDocument(await answer.text(), url);
    } catch (error) {
      const isNetwork =
        error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
      throw isNetwork ? new PmuUnavailableError(url, null, { cause: error }) : error;
    }
  };
  return {
    programme: (jour) => get(pmuDay(jour)),
    ofRace: ({ jour, reun, prix }, document) => get(`${pmuDay(jour)}/R${reun}/C${prix}/${document}`),
  };
}
