/** Values a query string can carry; `undefined` leaves the parameter out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>;

export interface ApiRequest {
  readonly query?: QueryValues;
  readonly signal?: AbortSignal;
}

export interface ApiAnswer {
  /** Parsed JSON body; `null` when there is none. Its shape is the caller's to check. */
  readonly body: unknown;
  /** A response header, `null` when absent. */
  header(name: string): string | null;
}

/**
 * Calls the product's API on the site's own origin. A signed-in visitor's bearer token is added; while the
 * session of a returning member is still unknown, the call waits for it.
 *
 * All methods throw AppError: `http` with message `HTTP error! status: N`, `details.status` and, where the
 * API gave its own code, `details.refusal`; `network` when no answer came, `aborted` when the caller gave up, `malformed`
 * when the body is not JSON. The administrator's calls of delivery's release API (`/_delivery/…`) go the same way; the
 * rules that a change did not meet are in `details.findings` since contract 1.3.0: JSON of what delivery
 * answered.
 */
export interface ApiClient {
  get(path: string, request?: ApiRequest): Promise<ApiAnswer>;
  post(path: string, body?: unknown, request?: ApiRequest): Promise<ApiAnswer>;
  patch(path: string, body: unknown, request?: ApiRequest): Promise<ApiAnswer>;
  /** Since contract 1.2.0. */
  delete(path: string, request?: ApiRequest): Promise<ApiAnswer>;
}
