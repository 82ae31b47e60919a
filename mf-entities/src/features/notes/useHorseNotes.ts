import { useRead } from '@galopin/shared/read';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { useMemo, useState } from 'react';

/** A visitor's notes on the horses of a page. */
export interface HorseNotes {
  /** `anonymous`: notes want an account. */
  readonly status: 'anonymous' | 'loading' | 'failed' | 'ready';
  /** Whose they are; empty while nobody is signed in. */
  readonly uid: string;
  /** Why they could not be read; empty otherwise. */
  readonly reason: string;
  readonly retry: () => void;
  /** By the horse's id. */
  readonly notes: ReadonlyMap<number, string>;
  /** Shows a note as it is kept now; `null` once it is taken away. */
  readonly show: (horse: number, note: string | null) => void;
}

type Changes = ReadonlyMap<number, string | null>;

/** Reads a member's notes on some horses once it is known who is there; the code for it comes then too. */
export function useHorseNotes(horses: readonly number[]): HorseNotes {
  const shell = useShell();
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : '';
  const key = `${uid} ${horses.join()}`;
  const { retry, ...reading } = useRead(
    async (signal) => {
      const { fetchHorseNotes } = await import('../../api/fetchHorseNotes');
      return fetchHorseNotes(shell, uid, horses, signal);
    },
    { what: 'The notes on horses', key, enabled: uid !== '' && horses.length > 0 },
  );
  const [changed, setChanged] = useState<{ readonly uid: string; readonly changes: Changes }>();
  const changes = changed?.uid === uid ? changed.changes : undefined;
  const read = reading.status === 'ready' ? reading.value : undefined;
  const notes = useMemo(() => {
    const kept = new Map(read?.map(({ horse, note }) => [horse, note]));
    for (const [horse, note] of changes ?? []) {
      if (note === null) kept.delete(horse);
      else kept.set(horse, note);
    }
    return kept;
  }, [read, changes]);
  const isAwaited = session.status === 'unknown' && session.expected === 'member';
  return {
    status: uid !== '' ? reading.status : isAwaited ? 'loading' : 'anonymous',
    uid,
    reason: 'reason' in reading ? reading.reason : '',
    retry,
    notes,
    show: (horse, note) => setChanged({ uid, changes: new Map(changes).set(horse, note) }),
  };
}
