import { useState } from 'react';

/** The first rows of a list, and all of them once it is asked for. */
export function useFirstRows<Row>(rows: readonly Row[], count: number) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, count);
  return { shown, hidden: rows.length - shown.length, showAll: () => setWhole(true) };
}
