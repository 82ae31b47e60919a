import { betName } from '@galopin/shared/racing';
import { Chip } from '@galopin/shared/ui';
import { useId } from 'react';
import type { Ticket } from '../../domain/readTicket';
import type { TicketBets } from '../../domain/ticketBets';
import type { TicketChoice } from '../../domain/ticketChoice';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { ChipRow, Label, Note } from './TicketBuilder.styles';

interface Props {
  readonly offer: TicketBets;
  readonly ticket: Ticket;
  readonly onChange: (change: Partial<TicketChoice>) => void;
}

/** The bets of the race, one of them pressed. What only another bet has is given up with it. */
export function BetChoice({ offer, ticket, onChange }: Props) {
  const label = useId();
  return (
    <div>
      <Label id={label}>{copy.bets}</Label>
      <ChipRow role="group" aria-labelledby={label}>
        {offer.bets.map(({ bet, name, isClosed }) => (
          <Chip
            key={bet.id}
            aria-pressed={bet.id === ticket.of.bet.id}
            onClick={() => onChange({ bet: bet.id, wanted: '', flexi: '' })}
          >
            {[betName(name), isClosed && copy.closed].filter(Boolean).join(' ')}
          </Chip>
        ))}
      </ChipRow>
      {offer.isUsual && <Note>{copy.usual}</Note>}
      {offer.uncounted.length > 0 && <Note>{copy.uncounted(offer.uncounted.map(betName).join(', '))}</Note>}
    </div>
  );
}
