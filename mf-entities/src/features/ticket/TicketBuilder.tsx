import { Alert, Card, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { RaceCard } from '../../domain/RaceCard';
import { readTicket } from '../../domain/readTicket';
import type { TicketBet, TicketBets } from '../../domain/ticketBets';
import { readTicketChoice, writeTicketChoice, type TicketChoice } from '../../domain/ticketChoice';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { useAddressQuery } from '../address/useAddressQuery';
import { PrintOnly } from '../print-card/PrintOnly';
import { BetChoice } from './BetChoice';
import { FillTicket } from './FillTicket';
import { PlayOptions } from './PlayOptions';
import { RiskLine } from './RiskLine';
import { faultWords, horseNames } from './ticketWords';
import { TicketRunners } from './TicketRunners';
import { TicketSheet } from './TicketSheet';
import { TicketSummary } from './TicketSummary';

interface Props {
  readonly card: RaceCard;
  readonly offer: TicketBets & { readonly bets: readonly [TicketBet, ...TicketBet[]] };
}

/** Bet, horses and way to play, all of it in the address; the price stays in sight below. */
export function TicketBuilder({ card, offer }: Props) {
  const { race, runners } = card;
  const [query, setQuery] = useAddressQuery();
  const choice = readTicketChoice(query);
  const ticket = readTicket(choice, offer.bets, runners);
  const change = (changed: Partial<TicketChoice>) => setQuery(writeTicketChoice({ ...choice, ...changed }));
  return (
    <Stack $gap={4}>
      <Card as="section" aria-label={copy.title}>
        <Stack $gap={3}>
          <NoBet>
            <strong>{copy.noBet}</strong> {copy.noBetText}
          </NoBet>
          {ticket.faults.length > 0 && (
            <Alert severity="warning" title={copy.wrong}>
              <Faults>
                {ticket.faults.map((fault) => (
                  <li key={fault.kind}>{faultWords(fault, runners)}</li>
                ))}
              </Faults>
            </Alert>
          )}
          <BetChoice offer={offer} ticket={ticket} onChange={change} />
          <PlayOptions ticket={ticket} choice={choice} onChange={change} />
          <FillTicket race={race} runners={runners} ticket={ticket} choice={choice} onChange={change} />
        </Stack>
      </Card>
      {ticket.withdrawn.length > 0 && (
        <Alert severity="warning" title={copy.withdrawn}>
          {copy.withdrawnText(horseNames(ticket.withdrawn))}
        </Alert>
      )}
      <TicketRunners runners={runners} ticket={ticket} choice={choice} onChange={change} />
      <TicketSummary race={race} ticket={ticket} />
      <RiskLine />
      <PrintOnly page="ticket">
        {(printedAt) => <TicketSheet card={card} ticket={ticket} printedAt={printedAt} />}
      </PrintOnly>
    </Stack>
  );
}

const NoBet = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
`;

const Faults = styled.ul`
  margin: 0;
  padding-left: ${({ theme }) => theme.space(4)};
  overflow-wrap: anywhere;
`;
