import { isAppError, type AdminMembers, type MemberState } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchAdminMembers } from '../../api/fetchAdminMembers';

/** What a search for members came to; `none` while nothing is searched for. */
export type MemberSearch =
  | { readonly status: 'none' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly found: AdminMembers }
  | { readonly status: 'failed' };

/** A pause in typing, ms. */
const PAUSE_MS = 250;

/**
 * Searches as the administrator types. What is typed is somebody's address, so it goes to the API alone: never into the
 * page's own address, which history and audience keep.
 * @param state only members in this state; null for all
 */
export function useMemberSearch(state: MemberState | null) {
  const shell = useShell();
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<{ readonly key: string; readonly search: MemberSearch }>();
  const search = text.trim();
  const key = `${state ?? ''} ${tries} ${search}`;

  useEffect(() => {
    if (search === '') return;
    const given = new AbortController();
    const timer = setTimeout(() => {
      fetchAdminMembers(shell, { state, page: 1 }, { search, signal: given.signal }).then(
        (found) => setAnswered({ key, search: { status: 'found', found } }),
        (error: unknown) => {
          if (isAppError(error, 'aborted')) return;
          shell.logger.error('Members could not be searched', { message: String(error) });
          setAnswered({ key, search: { status: 'failed' } });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [shell, state, search, key]);

  const current: MemberSearch =
    search === '' ? { status: 'none' } : answered?.key === key ? answered.search : { status: 'searching' };
  return { text, setText, search: current, retry: () => setTries((count) => count + 1) };
}
