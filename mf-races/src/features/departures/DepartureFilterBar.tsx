import { formatCount } from '@galopin/shared/lib';
import { betName, byBet, type Race } from '@galopin/shared/racing';
import { Chip, Icon, Select } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { DayBets } from '../../api/fetchBets';
import { hasDepartureFilters, hourOf, type DepartureFilters } from '../../domain/departureFilters';
import { KNOWN_DISCIPLINES } from '../../domain/disciplines';
import { plainKey } from '../../domain/plainKey';
import { departuresCopy as copy } from '../../i18n/departuresCopy';

interface Props {
  /** All of the day, whatever the filters leave. */
  readonly races: readonly Race[];
  readonly bets: DayBets | null;
  readonly filters: DepartureFilters;
  /** Races that the filters leave. */
  readonly shown: number;
  /** Tells what is chosen otherwise. */
  readonly onChange: (changed: Partial<DepartureFilters>) => void;
}

/** What departures can be chosen by: the next half hour, an hour, a discipline, a bet. */
export function DepartureFilterBar({ races, bets, filters, shown, onChange }: Props) {
  const { soon, hour, discipline, bet } = filters;
  const offered = betsOf(bets);
  return (
    <Bar role="group" aria-label={copy.filters}>
      <Chip aria-pressed={soon} onClick={() => onChange({ soon: !soon })}>
        <Icon name="clock" /> {copy.soon}
      </Chip>
      <Select
        label={copy.hour}
        value={hour === null ? '' : String(hour)}
        options={[{ value: '', label: copy.anyHour }, ...hoursOf(races, hour)]}
        onChange={({ target: { value } }) => onChange({ hour: value === '' ? null : Number(value) })}
      />
      <Select
        label={copy.discipline}
        value={discipline}
        options={[{ value: '', label: copy.anyDiscipline }, ...disciplinesOf(races, discipline)]}
        onChange={({ target: { value } }) => onChange({ discipline: value })}
      />
      {(offered.length > 0 || bet !== '') && (
        <Select
          label={copy.bet}
          value={bet}
          options={[{ value: '', label: copy.anyBet }, ...withChosen(offered, bet, nameOf)]}
          onChange={({ target: { value } }) => onChange({ bet: value })}
        />
      )}
      {hasDepartureFilters(filters) && (
        <Result>
          <span aria-live="polite">{formatCount(shown, copy.shown)}</span>
          <Chip onClick={() => onChange({ soon: false, hour: null, discipline: '', bet: '' })}>
            <Icon name="x" /> {copy.clear}
          </Chip>
        </Result>
      )}
    </Bar>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** What was chosen stays among the choices, even where the day has none of it. */
function withChosen(
  options: readonly Option[],
  chosen: string,
  labelOf: (value: string) => string,
): readonly Option[] {
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return isOffered ? options : [...options, { value: chosen, label: labelOf(chosen) }];
}

function hoursOf(races: readonly Race[], chosen: number | null): readonly Option[] {
  const hours = [...new Set(races.map(hourOf).filter((hour) => hour !== null))].sort(
    (one, other) => one - other,
  );
  const labelOf = (value: string) => copy.hours(Number(value));
  const options = hours.map((hour) => ({ value: String(hour), label: copy.hours(hour) }));
  return withChosen(options, chosen === null ? '' : String(chosen), labelOf);
}

function disciplinesOf(races: readonly Race[], chosen: string): readonly Option[] {
  const found = new Map(races.map(({ discipline }) => [plainKey(discipline), discipline] as const));
  found.delete('');
  const labelOf = (key: string) => KNOWN_DISCIPLINES.get(key) ?? found.get(key) ?? key;
  const options = [...found.keys()].map((value) => ({ value, label: labelOf(value) }));
  return withChosen(
    options.sort((one, other) => one.label.localeCompare(other.label, 'fr')),
    chosen,
    labelOf,
  );
}

const nameOf = (bet: string) => betName({ bet, pool: 'network' });

function betsOf(bets: DayBets | null): readonly Option[] {
  const names = new Set(Object.values(bets ?? {}).flatMap((race) => race.map(({ bet }) => bet)));
  return [...names]
    .map((bet) => ({ bet, pool: 'network' as const }))
    .sort(byBet)
    .map(({ bet }) => ({ value: bet, label: nameOf(bet) }));
}

/** Three fields side by side from a small phone on. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(2)};

  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  ${({ theme }) => theme.media.up('sm')} {
    display: flex;
    flex-wrap: wrap;

    > :not(button) {
      min-width: 9rem;
    }
  }

  @media print {
    display: none;
  }
`;

const Result = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
