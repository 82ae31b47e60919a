import { isAppError, type JoinedName, type JoinedNames } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { joinPages, setParted, type PagesToJoin } from '../../api/nameCalls';

const keyOf = ({ kind, key, id }: JoinedName) => `${kind} ${key} ${id}`;

/** The spellings as they were read with the page, and as they were joined and parted since. */
export function useNames(first: JoinedNames) {
  const shell = useShell();
  const [known, setKnown] = useState({ first, names: first.names });
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<'refused' | 'missing' | null>(null);
  const [joined, setJoined] = useState<number | null>(null);
  // The page was read again: what it brought is newer.
  if (known.first !== first) setKnown({ first, names: first.names });

  const change = async (what: string, make: () => Promise<readonly JoinedName[]>) => {
    setAsked(what);
    setFailure(null);
    setJoined(null);
    try {
      const made = await make();
      const changed = new Map(made.map((name) => [keyOf(name), name]));
      setKnown(({ names }) => ({
        first,
        names: [
          ...made.filter((name) => !names.some((other) => keyOf(other) === keyOf(name))),
          ...names.map((name) => changed.get(keyOf(name)) ?? name),
        ],
      }));
      return made.length;
    } catch (error) {
      shell.logger.error('Spellings could not be joined or parted', { message: String(error) });
      setFailure(isAppError(error, 'http') && error.details['status'] === 404 ? 'missing' : 'refused');
      return null;
    } finally {
      setAsked(null);
    }
  };
  return {
    names: known.names,
    failure,
    joined,
    isAsking: (name: JoinedName) => asked === keyOf(name),
    isJoining: asked === 'join',
    setParted: (name: JoinedName, isParted: boolean) =>
      void change(keyOf(name), async () => [await setParted(shell, name, isParted)]),
    join: async (pages: PagesToJoin) => setJoined(await change('join', () => joinPages(shell, pages))),
  };
}
