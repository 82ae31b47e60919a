import { isAppError, type CsvCount } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { countCsvRows } from '../../api/countCsvRows';
import type { CsvSpan } from '../../domain/csvSpan';

/** How long a file would be; `none` where the span is none. */
export type CsvCounting =
  | { readonly status: 'none' | 'counting' | 'failed' }
  | { readonly status: 'counted'; readonly count: CsvCount };

interface Answered {
  /** The days that were counted. */
  readonly asked: string;
  readonly counting: CsvCounting;
}

/**
 * Counts the lines of a file whenever its days change; an answer for days left meanwhile is given up.
 * @param isWhole whether the span is one that a file can have
 */
export function useCsvCount(uid: string, { from, to }: CsvSpan, isWhole: boolean): CsvCounting {
  const { api, logger } = useShell();
  const asked = isWhole ? `${from} ${to}` : '';
  const [answered, setAnswered] = useState<Answered>({ asked: '', counting: { status: 'none' } });
  useEffect(() => {
    if (asked === '') return undefined;
    const leaving = new AbortController();
    const keep = (counting: CsvCounting) => {
      if (!leaving.signal.aborted) setAnswered({ asked, counting });
    };
    countCsvRows({ api }, { uid, span: { from, to }, signal: leaving.signal }).then(
      (count) => keep({ status: 'counted', count }),
      (error: unknown) => {
        if (isAppError(error, 'aborted')) return;
        logger.error('The lines could not be counted', { message: String(error) });
        keep({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [api, logger, uid, from, to, asked]);
  if (asked === '') return { status: 'none' };
  return answered.asked === asked ? answered.counting : { status: 'counting' };
}
