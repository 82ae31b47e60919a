import {
  formatDay,
  formatDistance,
  formatMoney,
  formatOrder,
  formatParisDateTime,
  formatParisTime,
} from '@galopin/shared/lib';
import type { RaceCard } from '../../domain/RaceCard';
import { fr } from '../../i18n/fr';
import {
  ageLabel,
  disciplineLabel,
  raceTitle,
  groundLabel,
  trackLabel,
  turnLabel,
  weatherLabel,
} from '../../i18n/raceLabels';
import { raceCopy } from '../../i18n/raceCopy';
import { PrintRunners } from './PrintRunners';
import { Facts, Foot, Head, Result, Sheet } from './PrintSheet.styles';

interface Props {
  readonly card: RaceCard;
  /** Epoch milliseconds. */
  readonly printedAt: number;
}

/** A race on paper: head, conditions, arrival, all runners in one table. */
export function PrintSheet({ card: { race, runners, arrival }, printedAt }: Props) {
  const facts = [
    formatDay(race.jour),
    race.time !== null && formatParisTime(race.time),
    disciplineLabel(race.discipline),
    race.distance !== null && formatDistance(race.distance),
    race.isAutostart && fr.race.autostart,
    trackLabel(race),
    turnLabel(race),
    groundLabel(race),
    race.prize !== null && formatMoney(race.prize, race.currency),
    race.category,
    ageLabel(race),
    weatherLabel(race),
  ];
  const isRun = arrival !== null && arrival.order.length > 0;
  return (
    <Sheet>
      <Head>
        <h1>
          {raceTitle(race)}
          {race.isQuinte && ` – ${fr.race.quinte}`}
        </h1>
        <p>{race.racecourse}</p>
      </Head>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      {race.conditions !== '' && <Facts>{race.conditions}</Facts>}
      {arrival?.cancelled === true && <Result>{fr.race.cancelled}</Result>}
      {isRun && !arrival.cancelled && (
        <Result>
          {arrival.final ? fr.race.official : fr.race.provisional} : {formatOrder(arrival.order)}
        </Result>
      )}
      {runners.length > 0 ? (
        <PrintRunners race={race} runners={runners} isRun={isRun} />
      ) : (
        <Facts>{fr.runners.empty}</Facts>
      )}
      <Foot>Galopin · {raceCopy.printed(formatParisDateTime(printedAt))}</Foot>
    </Sheet>
  );
}
