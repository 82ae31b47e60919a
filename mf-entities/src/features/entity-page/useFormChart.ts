import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import type { FormChart } from './FormChart';

export type LoadedChart =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly Chart: typeof FormChart };

/** The chart, which comes after the page: charts draw with a library of their own, and the figures stand beside it. */
export function useFormChart(): LoadedChart {
  const { logger } = useShell();
  const [chart, setChart] = useState<LoadedChart>({ state: 'loading' });
  useEffect(() => {
    let isLeft = false;
    import('./FormChart')
      .then(({ FormChart: Chart }) => !isLeft && setChart({ state: 'ready', Chart }))
      .catch((error: unknown) => {
        logger.warn('The chart could not be loaded', { message: String(error) });
        if (!isLeft) setChart({ state: 'failed' });
      });
    return () => {
      isLeft = true;
    };
  }, [logger]);
  return chart;
}
