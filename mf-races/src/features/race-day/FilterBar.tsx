import { formatCount } from '@galopin/shared/lib';
import { Chip, Icon, NumericText } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import { hasFilters, type DayFilters } from '../../domain/dayFilters';
import type { FilterChoice, FilterChoices } from '../../domain/filterChoices';
import { fr } from '../../i18n/fr';
import { Bar, Group, Result } from './FilterBar.styles';
import { FromMedium } from './FromMedium';

interface Props {
  readonly choices: FilterChoices;
  readonly filters: DayFilters;
  /** Races that the filters leave. */
  readonly shown: number;
  readonly onChange: (filters: DayFilters) => void;
  readonly onClear: () => void;
}

/** Filters of the day by Quinté+, discipline and country; nothing where a day leaves nothing to choose. */
export function FilterBar({ choices, filters, shown, onChange, onClear }: Props) {
  const { disciplines, countries, quinte } = choices;
  if (disciplines.length + countries.length === 0 && quinte === null) return null;
  return (
    <Bar role="group" aria-label={fr.filters.label}>
      {quinte && (
        <Group>
          <FilterChip
            choice={{ ...quinte, label: fr.race.quinte }}
            onToggle={() => onChange({ ...filters, quinte: !filters.quinte })}
          />
        </Group>
      )}
      <ChoiceGroup label={fr.filters.disciplines} choices={disciplines}>
        {(choice) => (
          <FilterChip
            key={choice.key}
            choice={choice}
            onToggle={() => onChange({ ...filters, disciplines: toggled(filters.disciplines, choice.key) })}
          />
        )}
      </ChoiceGroup>
      <ChoiceGroup label={fr.filters.countries} choices={countries}>
        {(choice) => (
          <FilterChip
            key={choice.key}
            choice={choice}
            onToggle={() => onChange({ ...filters, countries: toggled(filters.countries, choice.key) })}
          />
        )}
      </ChoiceGroup>
      {hasFilters(filters) && (
        <Result>
          <span aria-live="polite">{formatCount(shown, fr.filters.shown)}</span>
          <Chip onClick={onClear}>
            <Icon name="x" />
            <FromMedium>{fr.filters.clear}</FromMedium>
          </Chip>
        </Result>
      )}
    </Bar>
  );
}

interface ChoiceGroupProps {
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  readonly children: (choice: FilterChoice) => ReactNode;
}

function ChoiceGroup({ label, choices, children }: ChoiceGroupProps) {
  if (choices.length === 0) return null;
  return (
    <Group role="group" aria-label={label}>
      {choices.map(children)}
    </Group>
  );
}

function FilterChip({
  choice: { label, count, isChosen },
  onToggle,
}: {
  readonly choice: FilterChoice;
  readonly onToggle: () => void;
}) {
  return (
    <Chip aria-pressed={isChosen} disabled={count === 0 && !isChosen} onClick={onToggle}>
      {label} <NumericText>{count}</NumericText>
    </Chip>
  );
}

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
