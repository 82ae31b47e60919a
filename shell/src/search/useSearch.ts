import { isAppError, SEARCH_TEXT, type SearchAnswer } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchSearch } from './fetchSearch';

/** Where a search stands; what was found last stays while more is searched for. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly answer: SearchAnswer | null }
  | { readonly status: 'found'; readonly answer: SearchAnswer; readonly text: string }
  | { readonly status: 'failed'; readonly reason: 'offline' | 'tooMany' | 'failed' };

/** Milliseconds without another letter before the API is asked. */
const DEBOUNCE = 180;

/** Asks for a text once it rests; a question that has become old is given up. */
export function useSearch(text: string): SearchState {
  const { api, logger } = useShell();
  const [answered, setAnswered] = useState<Answered>({ text: '', state: { status: 'idle' } });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < SEARCH_TEXT.shortest) return undefined;
    const giveUp = new AbortController();
    const answer = (state: SearchState) => {
      if (!giveUp.signal.aborted) setAnswered({ text: wanted, state });
    };
    const timer = setTimeout(() => {
      fetchSearch(api, wanted, giveUp.signal).then(
        (found) => answer({ status: 'found', answer: found, text: wanted }),
        (error: unknown) => {
          const reason = reasonOf(error);
          if (!giveUp.signal.aborted) logger.warn('The search failed', { reason });
          answer({ status: 'failed', reason });
        },
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [api, logger, wanted]);
  if (wanted.length < SEARCH_TEXT.shortest) return { status: 'idle' };
  const { state } = answered;
  if (answered.text === wanted) return state;
  return { status: 'searching', answer: state.status === 'found' ? state.answer : null };
}

/** What came of the last question. */
interface Answered {
  readonly text: string;
  readonly state: SearchState;
}

function reasonOf(error: unknown): 'offline' | 'tooMany' | 'failed' {
  if (isAppError(error, 'network')) return 'offline';
  return isAppError(error, 'http') && error.details['status'] === 429 ? 'tooMany' : 'failed';
}
