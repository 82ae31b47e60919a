import type { ReleaseHistoryEntry } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { fetchHistoryBefore, HISTORY_LINES } from '../../api/releaseCalls';
import { useFirstRows } from '../../components/useFirstRows';

/** Lines shown at first. */
const FIRST = 8;

type State = 'idle' | 'reading' | 'failed';

/**
 * The history a piece at a time: a few lines, all that came with the page, then older ones from delivery.
 * @param history newest first, as the page read it
 * @param name of the deployable; undefined for all
 */
export function useOlderChanges(history: readonly ReleaseHistoryEntry[], name: string | undefined) {
  const { api, logger } = useShell();
  const [older, setOlder] = useState<readonly ReleaseHistoryEntry[]>([]);
  const [isEnd, setEnd] = useState(history.length < HISTORY_LINES);
  const [state, setState] = useState<State>('idle');
  // A change that was just made is on top; what was read before stays below it.
  const oldest = history.at(-1)?.n ?? 0;
  const lines = [...history, ...older.filter(({ n }) => n < oldest)];
  const { shown, hidden, showAll } = useFirstRows(lines, FIRST);

  async function readOlder(): Promise<void> {
    setState('reading');
    try {
      const more = await fetchHistoryBefore({ api }, lines.at(-1)?.n ?? 1, name);
      setOlder([...lines, ...more]);
      setEnd(more.length < HISTORY_LINES);
      setState('idle');
    } catch (error) {
      logger.error('Older changes could not be read', { message: String(error) });
      setState('failed');
    }
  }
  return {
    lines: shown,
    hasMore: hidden > 0 || !isEnd,
    state,
    showMore: () => (hidden > 0 ? showAll() : void readOlder()),
  };
}
