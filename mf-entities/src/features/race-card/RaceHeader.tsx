import { formatCount, formatDay, formatDistance, formatMoney, formatParisTime } from '@galopin/shared/lib';
import type { RaceState } from '@galopin/shared/racing';
import { Badge, Button, Cluster, PageHeader, StatusPill } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Race } from '../../domain/Race';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import {
  disciplineLabel,
  groundLabel,
  raceTitle,
  trackLabel,
  turnLabel,
  weatherLabel,
} from '../../i18n/raceLabels';

interface Props {
  readonly race: Race;
  readonly state: RaceState;
}

/** Name, place, time and standing of a race, and what it is run for, on and under. */
export function RaceHeader({ race, state }: Props) {
  const lines = [
    [
      formatDay(race.jour),
      race.time !== null && formatParisTime(race.time),
      disciplineLabel(race.discipline),
      race.distance !== null && formatDistance(race.distance),
      race.isAutostart && fr.race.autostart,
      race.declared !== null && formatCount(race.declared, fr.entity.runners),
      race.prize !== null && formatMoney(race.prize, race.currency),
    ],
    [[trackLabel(race), turnLabel(race), groundLabel(race)].filter(Boolean).join(', '), weatherLabel(race)],
    // A line goes on after a dot, and begins with none.
  ].map((facts) => facts.filter(Boolean).join('\u00a0· '));
  return (
    <PageHeader
      overline={race.racecourse}
      title={raceTitle(race)}
      subtitle={lines.filter(Boolean).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      badges={
        <Cluster $gap={2}>
          {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
          {race.category !== '' && <Badge>{race.category}</Badge>}
          <StatusPill status={state} />
        </Cluster>
      }
      actions={
        <PrintButton variant="secondary" icon="printer" onClick={() => window.print()}>
          {raceCopy.print}
        </PrintButton>
      }
    />
  );
}

const Line = styled.span`
  display: block;
`;

/** A phone has a print command of its own, and needs the room. */
const PrintButton = styled(Button)`
  ${({ theme }) => theme.media.down('md')} {
    display: none;
  }
`;
