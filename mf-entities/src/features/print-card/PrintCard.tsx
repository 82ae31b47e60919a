import { useState } from 'react';
import type { RaceCard } from '../../domain/RaceCard';
import { PrintSheet } from './PrintSheet';
import { PrintStyle, SHEET } from './PrintStyle';
import { usePrinting } from './usePrinting';

/** What paper gets instead of the page: the race, its runners and its result. It is in the page while printing only. */
export function PrintCard({ card }: { readonly card: RaceCard }) {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  usePrinting(setPrintedAt);
  if (printedAt === null) return null;
  return (
    <div className={SHEET}>
      <PrintStyle />
      <PrintSheet card={card} printedAt={printedAt} />
    </div>
  );
}
