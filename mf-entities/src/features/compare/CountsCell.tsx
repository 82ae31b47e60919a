import { formatPercent } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import { percentOf, type Counts } from '../../domain/Runner';
import { compareCopy as copy } from '../../i18n/compareCopy';
import { Under } from './CompareTable.styles';

/** Wins, then places, in percent with what they are counted of; no rate of nothing. */
export function CountsCell({ counts }: { readonly counts: Counts | undefined }) {
  if (counts === undefined || counts.starts === 0) return <Under>{copy.noStart}</Under>;
  const { starts, wins, places } = counts;
  return (
    <>
      <NumericText $strong>{copy.won(formatPercent(percentOf(wins, starts)), wins, starts)}</NumericText>
      <Under>{copy.placed(formatPercent(percentOf(places, starts)), places, starts)}</Under>
    </>
  );
}
