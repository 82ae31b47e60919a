import { adminPath, type AdminViewName } from './adminAddress';

/** Rows of a page of the administrator's lists. */
export const PAGE_ROWS = 25;

/** Highest page an address can ask for: beyond, the server would skip more rows than anybody reads. */
const LAST_PAGE = 10_000;

/** Which rows of a list an address asks for. */
export interface ListAddress<State extends string> {
  /** Null for all. */
  readonly state: State | null;
  /** From 1. */
  readonly page: number;
}

/** Reads `?etat=…&page=…`; what cannot be used is all states, and the first page. */
export function readListAddress<State extends string>(
  query: Readonly<Record<string, string>>,
  states: readonly State[],
): ListAddress<State> {
  const page = /^[1-9]\d{0,4}$/.test(query['page'] ?? '') ? Number(query['page']) : 1;
  return {
    state: states.find((state) => state === query['etat']) ?? null,
    page: Math.min(page, LAST_PAGE),
  };
}

/** Where a page of a list is. */
export function listPath(view: AdminViewName, { state, page }: ListAddress<string>): string {
  return adminPath(view, { etat: state ?? undefined, page: page === 1 ? undefined : page });
}

/** Query of the API for it. */
export function pageQuery<State extends string>({ state, page }: ListAddress<State>) {
  return { state: state ?? undefined, limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS };
}
