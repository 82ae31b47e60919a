import { formatCents, formatNumber } from '@galopin/shared/lib';
import { useId } from 'react';
import { betName, payoutLabel } from '@galopin/shared/racing';
import type { BetPayouts, PayoutLine } from '../../domain/Payout';
import { raceCopy } from '../../i18n/raceCopy';
import { Amount, Combinations, Frame, Head, Line, Lines, Minor, Title } from './BetPayoutsList.styles';

const copy = raceCopy.payouts;

/** What one bet paid, or that its stakes are given back. Each line reads as a sentence, on paper and copied as well. */
export function BetPayoutsList({
  payout,
  namesPool,
}: {
  readonly payout: BetPayouts;
  /** Says of an online pool that it is one. */
  readonly namesPool: boolean;
}) {
  const { baseStake, isRefunded, lines } = payout;
  const heading = useId();
  const name = betName(payout);
  return (
    <Frame aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{name}</Title>{' '}
        {namesPool && payout.pool === 'online' && <Minor>{copy.onlinePool}</Minor>}{' '}
        {baseStake !== null && !isRefunded && <Minor>{copy.baseStake(formatCents(baseStake))}</Minor>}
      </Head>
      {isRefunded ? (
        <Minor>{copy.refunded}</Minor>
      ) : (
        <Lines>
          {lines.map((line, place) => (
            <PayoutLineItem
              key={`${place} ${line.combinations[0]}`}
              line={line}
              bet={name}
              baseStake={baseStake}
            />
          ))}
        </Lines>
      )}
    </Frame>
  );
}

interface LineProps {
  readonly line: PayoutLine;
  readonly bet: string;
  readonly baseStake: number | null;
}

function PayoutLineItem({ line, bet, baseStake }: LineProps) {
  const label = payoutLabel(line.label, bet);
  const { forBaseStake, forOneEuro, winners } = line;
  // What is paid for the least that can be staked comes first; for 1 € it is the same.
  const hasBoth = baseStake !== null && baseStake !== 100 && forBaseStake !== null;
  return (
    <Line>
      {label !== '' && <strong>{label} </strong>}
      <Combinations $strong={label === ''} $below={label !== ''}>
        {combinationsOf(line)}
      </Combinations>{' '}
      <Amount>{formatCents(hasBoth ? forBaseStake : forOneEuro)}</Amount>{' '}
      <Minor>
        {[
          copy.forStake(hasBoth ? formatCents(baseStake) : copy.oneEuro),
          hasBoth && forOneEuro !== null && copy.forOneEuro(formatCents(forOneEuro)),
          winners !== null && copy.winners(formatNumber(Math.round(winners * 100) / 100), winners),
        ]
          .filter(Boolean)
          .join(', ')}
      </Minor>
    </Line>
  );
}

/** `NP` for a non-runner stays as it is. */
const combinationsOf = ({ combinations }: PayoutLine): string =>
  combinations.map((combination) => combination.replaceAll('-', '\u00a0- ') || '–').join(' · ');
