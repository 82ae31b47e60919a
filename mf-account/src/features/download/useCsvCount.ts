import type { CsvCount } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { countCsvRows } from '../../api/countCsvRows';
import type { CsvSpan } from '../../domain/csvSpan';

/** How long a file would be; `none` where the span is none. */
export type CsvCounting =
  | { readonly status: 'none' | 'counting' | 'failed' }
  | { readonly status: 'counted'; readonly count: CsvCount };

/**
 * Counts the lines of a file whenever its days change; an answer for days left meanwhile is given up.
 * @param isWhole whether the span is one that a file can have
 */
export function useCsvCount(uid: string, { from, to }: CsvSpan, isWhole: boolean): CsvCounting {
  const { api } = useShell();
  const reading = useRead((signal) => countCsvRows({ api }, { uid, span: { from, to }, signal }), {
    what: 'The number of lines',
    key: `${uid} ${from} ${to}`,
    enabled: isWhole,
  });
  if (!isWhole) return { status: 'none' };
  if (reading.status === 'ready') return { status: 'counted', count: reading.value };
  return { status: reading.status === 'loading' ? 'counting' : 'failed' };
}
