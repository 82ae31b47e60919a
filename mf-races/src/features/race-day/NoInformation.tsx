import { addDays, utcDay } from '@galopin/shared/lib';
import { EmptyState, FailureCard } from '@galopin/shared/ui';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';

interface Props {
  readonly day: RaceDay;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onRetry: () => void;
}

/** The no-information area: an empty day, or why there is none and a way to try again. */
export function NoInformation({ day, now, onRetry }: Props) {
  if (day.failure === null)
    return <EmptyState title={fr.day.empty} text={fr.day.emptyTexts[whenIs(day.jour, now)]} />;
  return (
    <FailureCard title={fr.day.failed} text={`${fr.day.failedText} (${day.failure})`} onRetry={onRetry} />
  );
}

function whenIs(jour: string, now: number): keyof typeof fr.day.emptyTexts {
  const today = utcDay(now);
  if (jour < today) return 'past';
  if (jour === today) return 'today';
  return jour === addDays(today, 1) ? 'tomorrow' : 'later';
}
