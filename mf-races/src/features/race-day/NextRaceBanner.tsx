import { paths } from '@galopin/shared/contracts';
import { formatParisTime, formatRelative } from '@galopin/shared/lib';
import { raceLabel, startOf, type Race } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Icon, NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

interface Props {
  readonly race: Race;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of which races it is the next: of the whole day, of those that the filters leave, of the meetings in sight. */
  readonly among: 'all' | 'filtered' | 'shown';
}

/** The next start, in sight without scrolling. */
export function NextRaceBanner({ race, now, among }: Props) {
  const start = startOf(race);
  if (race.time === null || start === null) return null;
  const label = [race.meeting === null && race.racecourse, raceLabel(race.meeting, race.number)];
  return (
    <Banner as={Link} to={paths.race.to(race.id)}>
      <Icon name="clock" />
      <Title>
        <strong>{fr.day.nextRace[among](race.racecourse)}</strong> · {label.filter(Boolean).join(' ')}{' '}
        {race.name}
      </Title>
      <NumericText $strong>
        {formatParisTime(race.time)} · {formatRelative(start - now)}
      </NumericText>
    </Banner>
  );
}

const Title = styled.span`
  min-width: 0;
`;

const Banner = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radii.lg};
  background: ${({ theme }) => theme.colors.amberSoft};
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;

  > :last-child {
    grid-column: 2;
  }

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: auto 1fr auto;

    > :last-child {
      grid-column: auto;
    }
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
