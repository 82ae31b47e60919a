import type { DecimalOdds } from '@galopin/shared/contracts';
import { formatOdds } from '@galopin/shared/lib';
import { NumericText, VisuallyHidden } from '@galopin/shared/ui';
import styled from 'styled-components';
import { oddsTrend, type OddsPoint, type OddsTrend } from '../../domain/OddsHistory';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.odds;
const ARROWS = { down: '▼', up: '▲', level: '' } as const;

interface Props {
  readonly odds: DecimalOdds | null;
  readonly points: readonly OddsPoint[] | undefined;
  /** Where they went, in the source’s word: counts where too few are kept to tell. */
  readonly said: 'up' | 'down' | null;
}

/** Last odds, with an arrow where they have moved by a tenth or more since the first ones. */
export function OddsText({ odds, points, said }: Props) {
  const trend = oddsTrend(points, odds);
  const last = odds ?? trend?.last ?? null;
  const direction = trend?.direction ?? (last === null ? null : said) ?? 'level';
  const words = trend === null ? (direction === 'level' ? undefined : copy[direction]) : trendInWords(trend);
  return (
    <Line title={words}>
      <NumericText $strong>{formatOdds(last)}</NumericText>
      <Arrow aria-hidden="true" $direction={direction}>
        {ARROWS[direction]}
      </Arrow>
      {direction !== 'level' && <VisuallyHidden>, {words}</VisuallyHidden>}
    </Line>
  );
}

/** « en baisse, de 8,2 à 5,4 ». */
function trendInWords({ direction, first, last }: OddsTrend): string {
  return `${copy[direction]}, ${copy.from(formatOdds(first), formatOdds(last))}`;
}

const Line = styled.span`
  position: relative;
  white-space: nowrap;
`;

/** Its place is kept: odds over time come after the table. */
const Arrow = styled.span<{ readonly $direction: OddsTrend['direction'] }>`
  display: inline-block;
  width: 1em;
  margin-left: ${({ theme }) => theme.space(0.5)};
  font-size: 0.625rem;
  text-align: center;
  color: ${({ theme, $direction }) => ($direction === 'down' ? theme.colors.turf : theme.colors.red)};
`;
