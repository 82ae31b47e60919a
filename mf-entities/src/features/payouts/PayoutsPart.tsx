import type { Arrival } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Card, CardHeader, EmptyState, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { fetchPayouts } from '../../api/fetchPayouts';
import { isOnlinePool, type BetPayouts } from '../../domain/Payout';
import type { Race } from '../../domain/Race';
import { raceCopy } from '../../i18n/raceCopy';
import { Read } from '../read/Read';
import { BetPayoutsList } from './BetPayoutsList';

const copy = raceCopy.payouts;

interface Props {
  readonly race: Pick<Race, 'id'>;
  readonly arrival: Arrival;
  /** Read with the card; `null` where they were not. */
  readonly payouts: readonly BetPayouts[] | null;
}

/** What the bets paid, read again whenever the arrival changes. */
export function PayoutsPart({ race, arrival, payouts }: Props) {
  const shell = useShell();
  const reading = useRead((signal) => fetchPayouts(shell, race.id, signal), {
    what: 'The payouts',
    key: race.id,
    version: arrival,
    known: payouts ?? undefined,
  });
  return (
    <Read reading={reading} rows={8}>
      {(shown) => <Payouts payouts={shown} arrival={arrival} />}
    </Read>
  );
}

function Payouts({
  payouts,
  arrival,
}: {
  readonly payouts: readonly BetPayouts[];
  readonly arrival: Arrival;
}) {
  const heading = useId();
  const online = payouts.filter(({ bet }) => isOnlinePool(bet));
  const usual = payouts.filter(({ bet }) => !isOnlinePool(bet));
  // Where only the online pool is known it is the one to show.
  const [first, folded] = usual.length === 0 ? [online, []] : [usual, online];
  const isOver = arrival.final || arrival.cancelled;
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
      </CardHeader>
      {payouts.length === 0 && (
        <EmptyState
          icon="clock"
          title={isOver ? copy.noneEver : copy.none}
          text={isOver ? copy.noneEverText : copy.noneText}
        />
      )}
      {payouts.length > 0 && !isOver && <Note>{copy.provisional}</Note>}
      <Bets>
        {first.map((payout) => (
          <BetPayoutsList key={payout.bet} payout={payout} />
        ))}
      </Bets>
      {folded.length > 0 && (
        <details>
          <Summary>{copy.online}</Summary>
          <Bets>
            {folded.map((payout) => (
              <BetPayoutsList key={payout.bet} payout={payout} />
            ))}
          </Bets>
        </details>
      )}
    </Card>
  );
}

const Note = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.amberInk};
`;

/** Columns of bets, each as high as its lines. */
const Bets = styled.div`
  columns: 20rem;
  column-gap: ${({ theme }) => theme.space(8)};
  padding: ${({ theme }) => theme.space(4)};

  &:empty {
    display: none;
  }
`;

const Summary = styled.summary`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  color: ${({ theme }) => theme.colors.turf};
  ${({ theme }) => theme.text.small}
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;
