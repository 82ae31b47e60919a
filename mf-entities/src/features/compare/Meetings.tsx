import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatNumericDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Card, NumericText, SectionTitle, Stack, TextLink } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Comparison, Met, MetFinish } from '../../domain/Comparison';
import { duelsOf, type Duel } from '../../domain/duelsOf';
import type { Runner } from '../../domain/Runner';
import { compareCopy as copy } from '../../i18n/compareCopy';
import { fr } from '../../i18n/fr';
import { disciplineLabel } from '../../i18n/raceLabels';

interface Props {
  readonly runners: readonly Runner[];
  readonly comparison: Comparison;
}

/** Races in sight before the rest is unfolded. */
const IN_SIGHT = 5;

/** Where the runners have met, and who finished before whom. */
export function Meetings({ runners, comparison: { met, metInAll } }: Props) {
  const heading = useId();
  const nameOf = (number: number) =>
    runners.find((runner) => runner.number === number)?.horse.name ?? String(number);
  const duels = duelsOf(
    met,
    runners.map(({ number }) => number),
  );
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack $gap={3}>
        <SectionTitle id={heading}>{copy.duels}</SectionTitle>
        {duels.length === 0 ? (
          <Text>{copy.noDuel}</Text>
        ) : (
          <>
            <List aria-label={copy.duels}>
              {duels.map((duel) => (
                <DuelLine key={duel.pair.join()} duel={duel} nameOf={nameOf} />
              ))}
            </List>
            <Races met={met.slice(0, IN_SIGHT)} nameOf={nameOf} />
            {met.length > IN_SIGHT && (
              <details>
                <Summary>{copy.allRaces(met.length)}</Summary>
                <Races met={met.slice(IN_SIGHT)} nameOf={nameOf} />
              </details>
            )}
            {metInAll > met.length && <Text>{copy.newest(met.length, metInAll)}</Text>}
          </>
        )}
      </Stack>
    </Card>
  );
}

interface Named {
  readonly nameOf: (number: number) => string;
}

function DuelLine({ duel: { pair, ahead, races }, nameOf }: Named & { readonly duel: Duel }) {
  const [one, other] = [nameOf(pair[0]), nameOf(pair[1])];
  const words = ahead[0] === ahead[1] ? copy.even(one, other) : copy.duel(one, other);
  return (
    <li>
      <strong>{words}</strong> <NumericText>{copy.duelCount(ahead[0], ahead[1], races)}</NumericText>
    </li>
  );
}

function Races({ met, nameOf }: Named & { readonly met: readonly Met[] }) {
  return (
    <List aria-label={copy.races}>
      {met.map(({ raceId, jour, raceName, racecourse, discipline, distance, finishes }) => (
        <li key={raceId}>
          <NumericText>{formatNumericDay(jour)}</NumericText>{' '}
          <TextLink as={Link} to={paths.race.to(raceId)}>
            {raceName || racecourse}
          </TextLink>
          <Small>
            {[racecourse, disciplineLabel(discipline), distance !== null && formatDistance(distance)]
              .filter(Boolean)
              .join(' · ')}
          </Small>
          <span>
            {finishes.map((finish) => `${placeOf(finish)}\u00a0${nameOf(finish.number)}`).join(', ')}
          </span>
        </li>
      ))}
    </List>
  );
}

/** « 1er », « DAI », « non classé ». */
function placeOf({ rank, result }: MetFinish): string {
  if (rank !== null) return fr.rank(rank);
  return /^0*$/.test(result) ? copy.unclassed : result;
}

const Text = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.small}
`;

const Small = styled.span`
  display: block;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.sizes.touch};
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.turf};
  cursor: pointer;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
