import {
  joinedNames,
  joinNames,
  partName,
  type JoinedName,
  type JoinedNames,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

type Api = Pick<ShellApi, 'api'>;

/** Most spellings that are read at once, the latest. */
const MOST_NAMES = 100;

/** The spellings that were joined or parted last. All calls here throw as the API client does, or `malformed`. */
export const fetchNames = ({ api }: Api, signal: AbortSignal): Promise<JoinedNames> =>
  callApi(api, joinedNames, { query: { limit: MOST_NAMES, offset: 0 }, signal });

/** Parts a spelling from whom it was joined to, or joins it again. */
export const setParted = (
  { api }: Api,
  { kind, key, id }: JoinedName,
  isParted: boolean,
): Promise<JoinedName> => callApi(api, partName, { body: { kind, key, id, isParted } });

export interface PagesToJoin {
  readonly kind: JoinedName['kind'];
  /** The id that moves. */
  readonly from: number;
  /** The id that stays. */
  readonly into: number;
}

/** Makes one of two pages of the same horse or person; `http` with status 404 where one of them is none. */
export const joinPages = async ({ api }: Api, pages: PagesToJoin): Promise<readonly JoinedName[]> =>
  (await callApi(api, joinNames, { body: pages })).joined;
