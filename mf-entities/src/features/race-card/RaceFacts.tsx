import { formatMoney, formatParisTime } from '@galopin/shared/lib';
import { Card, Cluster, DescriptionList, Stack, VisuallyHidden } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Race } from '../../domain/Race';
import { countStarters, type Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { ageLabel, trackLabel, weatherLabel } from '../../i18n/raceLabels';
import { CourseDrawing } from '../course/CourseDrawing';
import { StartPlaces } from '../course/StartPlaces';
import { RaceConditions } from './RaceConditions';

const copy = fr.race;

interface Props {
  readonly race: Race;
  readonly runners: readonly Runner[];
}

/** What a race is run for, on and under. */
export function RaceFacts({ race, runners }: Props) {
  const items = [
    { term: copy.start, detail: race.time === null ? '' : formatParisTime(race.time) },
    { term: copy.prize, detail: race.prize === null ? '' : formatMoney(race.prize, race.currency) },
    { term: copy.declared, detail: declaredLabel(race, runners) },
    { term: copy.track, detail: trackLabel(race) },
    { term: copy.turn, detail: copy.turns[race.turn] ?? race.turn },
    { term: copy.startType, detail: race.isAutostart ? copy.autostart : '' },
    { term: copy.category, detail: race.category },
    { term: copy.handicap, detail: race.handicap },
    { term: copy.claiming, detail: race.claiming.replace(/^A\b/, 'À') },
    { term: copy.ages, detail: ageLabel(race) },
    { term: copy.sexes, detail: copy.sexConditions[race.sexes] ?? race.sexes },
    { term: copy.riders, detail: race.riders },
    { term: copy.scope, detail: copy.scopes[race.scope] ?? race.scope },
    { term: copy.weather, detail: weatherLabel(race) },
    { term: copy.winningTime, detail: race.winningTime },
  ];
  return (
    <Card as="section">
      <VisuallyHidden as="h2">{copy.facts}</VisuallyHidden>
      <Stack $gap={4}>
        <Course $gap={6} $align="flex-start">
          <CourseDrawing race={race} />
          <StartPlaces runners={runners} isAutostart={race.isAutostart} />
        </Course>
        <DescriptionList items={items} />
        {race.conditions !== '' && <RaceConditions text={race.conditions} />}
      </Stack>
    </Card>
  );
}

function declaredLabel(race: Race, runners: readonly Runner[]): string {
  if (runners.length === 0) return race.declared === null || race.declared === 0 ? '' : String(race.declared);
  const { starters, nonRunners } = countStarters(runners);
  return nonRunners === 0 ? String(starters) : `${starters}, ${copy.nonRunners(nonRunners)}`;
}

/** How a race is run and from where; no room is taken where neither is known. */
const Course = styled(Cluster)`
  &:empty {
    display: none;
  }
`;
