import { formatOdds } from '@galopin/shared/lib';
import { Card, Chip, NumericText, SaddleCloth } from '@galopin/shared/ui';
import type { Ticket } from '../../domain/readTicket';
import type { Runner } from '../../domain/Runner';
import { tick, tickBase, type TicketChoice } from '../../domain/ticketChoice';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { clothKind } from '../race-card/clothKind';
import { List, Name, Row, Tick, Under } from './TicketRunners.styles';

interface Props {
  readonly runners: readonly Runner[];
  readonly ticket: Ticket;
  readonly choice: TicketChoice;
  readonly onChange: (change: Partial<TicketChoice>) => void;
}

/** Every runner with its tick, by number; who does not start has none to set. */
export function TicketRunners({ runners, ticket, choice, onChange }: Props) {
  const sorted = [...runners].sort((one, other) => one.number - other.number);
  const starters = sorted.filter(isStarter).map(({ number }) => number);
  return (
    <Card as="section" $flush aria-label={copy.runners}>
      <List>
        {sorted.map((runner) => {
          const { number, horse, jockey, finalOdds, probableOdds } = runner;
          const isOut = !isStarter(runner);
          const isBase = ticket.bases.includes(runner);
          return (
            <Row key={number} $muted={isOut}>
              <Tick>
                <input
                  type="checkbox"
                  checked={isBase || ticket.chosen.includes(runner)}
                  disabled={isOut}
                  onChange={() => onChange(tick(choice, number, starters))}
                />
                <SaddleCloth number={number} kind={clothKind(runner.finish)} />
                <span>
                  <Name $struck={isOut}>{horse.name}</Name>
                  <Under>{isOut ? copy.nonRunner : jockey.name}</Under>
                </span>
                <NumericText>{isOut ? '' : formatOdds(finalOdds ?? probableOdds)}</NumericText>
              </Tick>
              {ticket.wanted > 1 && !isOut && (
                <Chip
                  aria-label={copy.asBase(horse.name)}
                  aria-pressed={isBase}
                  onClick={() => onChange(tickBase(choice, number))}
                >
                  {copy.base}
                </Chip>
              )}
            </Row>
          );
        })}
      </List>
    </Card>
  );
}

const isStarter = ({ finish }: Runner) => finish.kind !== 'nonRunner';
