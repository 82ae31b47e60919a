import { useShell } from '@galopin/shared/shell-context';
import { Alert, Card, EmptyState, FailureCard } from '@galopin/shared/ui';
import type { RaceCard } from '../../domain/RaceCard';
import { ticketBets } from '../../domain/ticketBets';
import { fr } from '../../i18n/fr';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { TicketBuilder } from './TicketBuilder';

/** A ticket on this race as the visitor puts it together, or why there can be none. */
export function TicketTab({ card }: { readonly card: RaceCard }) {
  const { revalidate } = useShell();
  const { race, runners, runnersFailure, arrival, surroundings } = card;
  if (runnersFailure !== null)
    return (
      <FailureCard
        title={fr.runners.failed}
        text={`${fr.runners.failedText} (${runnersFailure})`}
        onRetry={revalidate}
      />
    );
  if (runners.length === 0) return <Nothing title={copy.noRunners} text={copy.noRunnersText} />;
  const offer = ticketBets(surroundings.details.bets, {
    declared: runners.length,
    isQuinte: race.isQuinte,
  });
  const [first, ...others] = offer.bets;
  if (first === undefined) return <Nothing title={copy.none} text={copy.noneText} />;
  return (
    <>
      {arrival !== null && <Alert severity="warning">{arrival.cancelled ? copy.cancelled : copy.over}</Alert>}
      <TicketBuilder card={card} offer={{ ...offer, bets: [first, ...others] }} />
    </>
  );
}

function Nothing(props: { readonly title: string; readonly text: string }) {
  return (
    <Card $flush>
      <EmptyState {...props} />
    </Card>
  );
}
