import { formatMoney, formatParisTime } from '@galopin/shared/lib';
import { Card, Cluster, DescriptionList, Stack, VisuallyHidden } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Race } from '../../domain/Race';
import type { RaceDetails } from '../../domain/RaceDetails';
import { countStarters, type Runner } from '../../domain/Runner';
import { betsLabel } from '../../i18n/betsLabel';
import { fr } from '../../i18n/fr';
import { ageLabel, measuredGround, trackLabel, weatherLabel } from '../../i18n/raceLabels';
import { CourseDrawing } from '../course/CourseDrawing';
import { StartPlaces } from '../course/StartPlaces';
import { RaceConditions } from './RaceConditions';

const copy = fr.race;

interface Props {
  readonly race: Race;
  readonly runners: readonly Runner[];
  readonly details: RaceDetails;
  /** The race is run or called off. */
  readonly isOver: boolean;
}

/** What a race is run for, on and under. */
export function RaceFacts({ race, runners, details, isOver }: Props) {
  const items = [
    { term: copy.start, detail: race.time === null ? '' : formatParisTime(race.time) },
    { term: copy.prize, detail: race.prize === null ? '' : formatMoney(race.prize, race.currency) },
    { term: copy.declared, detail: declaredLabel(race, runners) },
    { term: copy.track, detail: trackLabel(race) },
    {
      term: copy.ground,
      detail: details.ground === null ? sentence(race.ground) : measuredGround(details.ground),
    },
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
  const long = [
    { term: copy.prizes, detail: prizesLabel(details.prizes, race.currency) },
    { term: copy.bets, detail: betsLabel(details.bets, isOver) },
  ].filter(({ detail }) => detail !== '');
  // Of a race that came without its programme nothing is known yet.
  const isKnown = [...items, ...long].some(({ detail }) => detail !== '') || race.conditions !== '';
  if (!isKnown) return null;
  return (
    <Card as="section">
      <VisuallyHidden as="h2">{copy.facts}</VisuallyHidden>
      <Stack $gap={4}>
        <Course $gap={6} $align="flex-start">
          <CourseDrawing race={race} />
          <StartPlaces runners={runners} isAutostart={race.isAutostart} />
        </Course>
        <DescriptionList items={items} />
        {long.length > 0 && <LongFacts items={long} />}
        {race.conditions !== '' && <RaceConditions text={race.conditions} />}
      </Stack>
    </Card>
  );
}

const sentence = (text: string) => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1);

/** « 1er 8 550 €, 2e 4 750 € ». */
const prizesLabel = (prizes: RaceDetails['prizes'], currency: string) =>
  prizes.map((prize, place) => `${fr.rank(place + 1)}\u00a0${formatMoney(prize, currency)}`).join(', ');

interface LongFactsProps {
  readonly items: readonly { readonly term: string; readonly detail: string }[];
}

/** Facts of many words, over the whole width: a great race has fifteen bets. */
function LongFacts({ items }: LongFactsProps) {
  return (
    <Long>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </Long>
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

const Long = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;

  dt {
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkFaint};
  }

  dd {
    margin: 0;
    max-width: 60rem;
    ${({ theme }) => theme.text.small}
    ${({ theme }) => theme.figures}
  }
`;
