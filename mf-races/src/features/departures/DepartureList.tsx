import { betName, type Race } from '@galopin/shared/racing';
import { Card } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { DayBets, OfferedOnRace } from '../../api/fetchBets';
import { departuresCopy as copy } from '../../i18n/departuresCopy';
import { RaceRow } from '../race-day/RaceRow';
import { longList } from '../views/outOfSight';

interface Props {
  readonly races: readonly Race[];
  readonly bets: DayBets | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly label: string;
}

/** Races in the order given, each with where it is run and the bets it offers; nothing without any. */
export function DepartureList({ races, bets, now, label }: Props) {
  if (races.length === 0) return null;
  return (
    <Card $flush>
      <Rows aria-label={label}>
        {races.map((race) => (
          <RaceRow
            key={race.id}
            race={race}
            now={now}
            isNext={false}
            tells="racecourse"
            bets={betWords(bets?.[race.id] ?? [], race.isQuinte)}
          />
        ))}
      </Rows>
    </Card>
  );
}

/** Bets that are on every race say nothing. */
const EVERYWHERE = new Set(['SIMPLE_GAGNANT', 'SIMPLE_PLACE', 'COUPLE_GAGNANT', 'COUPLE_PLACE']);

/** @param isQuinte the row says so already; a jackpot is said all the same */
const betWords = (bets: readonly OfferedOnRace[], isQuinte: boolean): string =>
  bets
    .filter(
      ({ bet, hasJackpot }) => !EVERYWHERE.has(bet) && !(isQuinte && bet === 'QUINTE_PLUS' && !hasJackpot),
    )
    .map(({ bet, hasJackpot }) => {
      const name = betName({ bet, pool: 'network' });
      return hasJackpot ? `${name} (${copy.jackpot})` : name;
    })
    .join(' · ');

const Rows = styled.ol`
  ${longList('4.5rem')}
`;
