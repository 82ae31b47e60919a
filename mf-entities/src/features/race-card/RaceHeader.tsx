import { formatCount, formatDay, formatDistance, formatParisTime } from '@galopin/shared/lib';
import type { RaceState } from '@galopin/shared/racing';
import { Badge, Cluster, PageHeader, StatusPill } from '@galopin/shared/ui';
import type { Race } from '../../domain/Race';
import { fr } from '../../i18n/fr';
import { disciplineLabel, raceTitle } from '../../i18n/raceLabels';

interface Props {
  readonly race: Race;
  readonly state: RaceState;
}

/** Name, place, time and standing of a race. */
export function RaceHeader({ race, state }: Props) {
  const facts = [
    formatDay(race.jour),
    race.time !== null && formatParisTime(race.time),
    disciplineLabel(race.discipline),
    race.distance !== null && formatDistance(race.distance),
    race.declared !== null && formatCount(race.declared, fr.entity.runners),
  ];
  return (
    <PageHeader
      overline={race.racecourse}
      title={raceTitle(race)}
      subtitle={facts.filter(Boolean).join(' · ')}
      badges={
        <Cluster $gap={2}>
          {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
          {race.category !== '' && <Badge>{race.category}</Badge>}
          <StatusPill status={state} />
        </Cluster>
      }
    />
  );
}
