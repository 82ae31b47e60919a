import { MESSAGES_MISSED, type IsoDay } from '@galopin/shared/contracts';
import { readAnnouncement } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { fetchToday, type DayDigest } from '../../api/fetchToday';

/** Milliseconds within which all open pages ask for a changed day. */
const SPREAD = 3000;

interface LiveDigest {
  /** `null` while there is none. */
  readonly digest: DayDigest | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The Quinté+, the winners and the record, kept up to date in place.
 * @param loaded what came with the page; asked for once more where it is `null`
 */
export function useLiveDigest(jour: IsoDay, loaded: DayDigest | null): LiveDigest {
  const shell = useShell();
  const [round, setRound] = useState(0);
  const reading = useRead((signal) => fetchToday(shell, jour, signal), {
    what: 'The Quinté and the winners',
    key: loaded ?? jour,
    version: round,
    enabled: loaded === null || round > 0,
  });
  const readSoon = useSpread(() => setRound((before) => before + 1), SPREAD);
  useMessages((message) => {
    const news = readAnnouncement('arrival', message) ?? readAnnouncement('change', message);
    if (news?.jour === jour || message.meta['type'] === MESSAGES_MISSED) readSoon();
  });
  const digest = reading.status === 'ready' ? reading.value : loaded;
  return { digest, hasFailed: digest === null && reading.status === 'failed', retry: reading.retry };
}
