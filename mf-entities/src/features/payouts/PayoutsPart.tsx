import { utcDay } from '@galopin/shared/lib';
import type { Arrival } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Card, CardHeader, EmptyState, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { fetchPayouts } from '../../api/fetchPayouts';
import type { RacePayouts } from '../../domain/Payout';
import type { Race } from '../../domain/Race';
import { raceCopy } from '../../i18n/raceCopy';
import { Read } from '../read/Read';
import { BetPayoutsList } from './BetPayoutsList';

const copy = raceCopy.payouts;

interface Props {
  readonly race: Pick<Race, 'id' | 'jour' | 'meeting'>;
  readonly arrival: Arrival;
  /** Read with the card; `null` where they were not. */
  readonly payouts: RacePayouts | null;
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
      {(shown) => <Payouts race={race} payouts={shown} arrival={arrival} />}
    </Read>
  );
}

interface PayoutsProps extends Pick<Props, 'race' | 'arrival'> {
  readonly payouts: RacePayouts;
}

function Payouts({ race, payouts: { main, online, isGiven }, arrival }: PayoutsProps) {
  const heading = useId();
  const { now } = useShell();
  const isOver = arrival.final || arrival.cancelled;
  // Payouts come some minutes after the race: that there are none is certain once its day is over.
  const isLate = isOver && race.jour < utcDay(now());
  const empty = emptyOf(isOver, race.meeting === null || (isLate && isGiven === false));
  const isMixed = main.some(({ pool }) => pool !== 'online');
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
      </CardHeader>
      {main.length === 0 && <EmptyState icon="clock" {...empty} />}
      {main.length > 0 && !isOver && <Note>{copy.provisional}</Note>}
      <Bets>
        {main.map((payout) => (
          <BetPayoutsList key={`${payout.bet} ${payout.pool}`} payout={payout} namesPool={isMixed} />
        ))}
      </Bets>
      {online.length > 0 && (
        <details>
          <Summary>{copy.online}</Summary>
          <Bets>
            {online.map((payout) => (
              <BetPayoutsList key={payout.bet} payout={payout} namesPool={false} />
            ))}
          </Bets>
        </details>
      )}
    </Card>
  );
}

function emptyOf(isOver: boolean, isNeverGiven: boolean): { readonly title: string; readonly text: string } {
  if (!isOver) return { title: copy.none, text: copy.noneText };
  return isNeverGiven
    ? { title: copy.notGiven, text: copy.notGivenText }
    : { title: copy.notImported, text: copy.notImportedText };
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
