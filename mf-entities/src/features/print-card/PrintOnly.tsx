import { useState, type ReactNode } from 'react';
import { PrintStyle, SHEET } from './PrintStyle';
import { usePrinting } from './usePrinting';

interface Props {
  /** Names what is printed, for the audience. */
  readonly page: string;
  /** The sheet, by the moment of printing in epoch milliseconds. */
  readonly children: (printedAt: number) => ReactNode;
}

/** What paper gets instead of the page. It is in the page while printing only; one of these at a time. */
export function PrintOnly({ page, children }: Props) {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  usePrinting(page, setPrintedAt);
  if (printedAt === null) return null;
  return (
    <div className={SHEET}>
      <PrintStyle />
      {children(printedAt)}
    </div>
  );
}
