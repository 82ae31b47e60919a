import { useRead } from '@galopin/shared/read';
import { useAccount, useSession, useShell } from '@galopin/shared/shell-context';
import { Button, Chip, Cluster } from '@galopin/shared/ui';
import { fetchRaceTip } from '../../api/fetchRaceTip';
import { firstByOdds, firstOfTip } from '../../domain/firstNumbers';
import type { Race } from '../../domain/Race';
import type { Ticket } from '../../domain/readTicket';
import type { Runner } from '../../domain/Runner';
import type { TicketChoice } from '../../domain/ticketChoice';
import { ticketCopy as copy } from '../../i18n/ticketCopy';

interface Props {
  readonly race: Pick<Race, 'id' | 'jour'>;
  readonly runners: readonly Runner[];
  readonly ticket: Ticket;
  readonly choice: TicketChoice;
  readonly onChange: (change: Partial<TicketChoice>) => void;
}

/** Ticks as many horses as the bet wants at one press, and none again. */
export function FillTicket({ race, runners, ticket, choice, onChange }: Props) {
  const { wanted, bases } = ticket;
  const tip = useOpenTip(race);
  const fill = (numbers: readonly number[]) =>
    onChange({ numbers, bases: [], isWholeField: false, unreadable: [] });
  const favourites = firstByOdds(runners, wanted);
  const tipped = tip === null ? [] : firstOfTip(tip, runners, wanted);
  const isEmpty = choice.numbers.length + choice.bases.length + choice.unreadable.length === 0;
  return (
    <Cluster role="group" aria-label={copy.fill}>
      {tipped.length === wanted && (
        <Button variant="secondary" onClick={() => fill(tipped)}>
          {copy.tipped(wanted)}
        </Button>
      )}
      {favourites.length === wanted && (
        <Button variant="secondary" onClick={() => fill(favourites)}>
          {copy.favourites(wanted)}
        </Button>
      )}
      {wanted > 1 && bases.length > 0 && (
        <Chip
          aria-pressed={choice.isWholeField}
          onClick={() => onChange({ isWholeField: !choice.isWholeField })}
        >
          {copy.wholeField}
        </Chip>
      )}
      {!isEmpty && (
        <Button variant="quiet" onClick={() => fill([])}>
          {copy.clear}
        </Button>
      )}
    </Cluster>
  );
}

/** The race's tip where this visitor may read it; `null` for any other reason, which the tips tell themselves. */
function useOpenTip(race: Pick<Race, 'id' | 'jour'>) {
  const shell = useShell();
  const { status } = useSession();
  const { userSubscribed } = useAccount();
  const reading = useRead(
    async () => {
      await shell.session.settled();
      return fetchRaceTip(shell, race);
    },
    { what: 'The tip of a ticket', key: race.id, version: `${status} ${userSubscribed}` },
  );
  return reading.status === 'ready' && reading.value.status === 'open' ? reading.value.tip : null;
}
