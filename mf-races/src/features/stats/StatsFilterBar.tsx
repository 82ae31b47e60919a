import { STATS_FIELDS, STATS_PERIODS, type StatsFilters } from '@galopin/shared/contracts';
import { addDays, utcDay } from '@galopin/shared/lib';
import { useNavigate } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Card, Select, TextField } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FREE_PERIOD, VIEW_RULES, writeChoice, type StatsChoice } from '../../domain/statsChoice';
import { statsCopy } from '../../i18n/statsCopy';
import { MinimumField } from './MinimumField';

const copy = statsCopy.filters;

interface Props {
  readonly choice: StatsChoice;
  readonly filters: StatsFilters;
}

/** Fields that each change the address at once; going back undoes a change. */
export function StatsFilterBar({ choice, filters }: Props) {
  const navigate = useNavigate();
  const { track } = useShell();
  const change = (changed: Partial<StatsChoice>, options: { readonly replace?: boolean } = {}) => {
    for (const [filter, value] of Object.entries(changed))
      track('filter_changed', { page: 'stats', filter, value: String(value) });
    void navigate(writeChoice({ ...choice, page: 1, ...changed }) || '?', {
      ...options,
      preventScrollReset: true,
    });
  };
  const { disciplines, sorts, minimum } = VIEW_RULES[choice.view];
  return (
    <Card as="section" aria-label={copy.label}>
      <Fields>
        <PeriodFields choice={choice} filters={filters} onChange={change} />
        {disciplines.length > 0 && <DisciplineField choice={choice} onChange={change} />}
        <Select
          label={copy.racecourse}
          value={choice.racecourse}
          options={[
            { value: '', label: copy.allRacecourses },
            ...withChosen(filters.racecourses, choice.racecourse).map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChange={({ target }) => change({ racecourse: target.value })}
        />
        {choice.view === 'draws' && (
          <Select
            label={copy.field}
            value={choice.field}
            options={[
              { value: '', label: copy.fields.all },
              ...STATS_FIELDS.map((field) => ({ value: field, label: copy.fields[field] })),
            ]}
            onChange={({ target }) =>
              change({ field: STATS_FIELDS.find((field) => field === target.value) ?? '' })
            }
          />
        )}
        {sorts.length > 1 && (
          <Select
            label={copy.sort}
            value={choice.sort}
            options={sorts.map((sort) => ({ value: sort, label: copy.sorts[sort] }))}
            onChange={({ target }) =>
              change({ sort: sorts.find((sort) => sort === target.value) ?? choice.sort })
            }
          />
        )}
        {minimum > 1 && (
          <MinimumField
            value={choice.minimum}
            onChange={(wanted) => change({ minimum: wanted }, { replace: true })}
          />
        )}
      </Fields>
    </Card>
  );
}

type FieldProps = Pick<Props, 'choice'> & { readonly onChange: (changed: Partial<StatsChoice>) => void };

/** A name of the address stays a choice even where no figures have it. */
const withChosen = (names: readonly string[], chosen: string) =>
  chosen === '' || names.includes(chosen) ? names : [chosen, ...names];

function DisciplineField({ choice, onChange }: FieldProps) {
  const { disciplines } = VIEW_RULES[choice.view];
  const all = choice.view === 'draws' ? [] : [{ value: '', label: copy.allDisciplines }];
  return (
    <Select
      label={copy.discipline}
      value={choice.discipline}
      options={[...all, ...disciplines.map((value) => ({ value, label: copy.disciplines[value] }))]}
      onChange={({ target }) =>
        onChange({ discipline: disciplines.find((each) => each === target.value) ?? '' })
      }
    />
  );
}

function PeriodFields({ choice, filters, onChange }: FieldProps & Pick<Props, 'filters'>) {
  const today = utcDay(useShell().now());
  const [span, setSpan] = useState({ from: choice.from, to: choice.to });
  const isFree = choice.period === FREE_PERIOD;
  const handlePeriod = (period: string) => {
    const free = { from: addDays(today, -30), to: today };
    onChange({ period, ...(period === FREE_PERIOD ? free : { from: '', to: '' }) });
  };
  const isWrong = isFree && span.from !== '' && span.to !== '' && span.to < span.from;
  const handleDay = (changed: Partial<typeof span>) => {
    const next = { ...span, ...changed };
    setSpan(next);
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChange(next);
  };
  const { years, firstDay } = filters;
  const listed = /^\d{4}$/.test(choice.period)
    ? withChosen(years.map(String), choice.period)
    : years.map(String);
  return (
    <>
      <Select
        label={copy.period}
        value={choice.period}
        options={[
          ...STATS_PERIODS.map((value) => ({ value: String(value), label: copy.periods[value] })),
          ...listed.map((year) => ({ value: year, label: copy.year(Number(year)) })),
          { value: FREE_PERIOD, label: copy.periods.libre },
        ]}
        onChange={({ target }) => handlePeriod(target.value)}
      />
      {isFree && (
        <>
          <TextField
            type="date"
            label={copy.from}
            value={span.from}
            min={firstDay ?? undefined}
            max={today}
            onChange={({ target }) => handleDay({ from: target.value })}
          />
          <TextField
            type="date"
            label={copy.to}
            value={span.to}
            min={firstDay ?? undefined}
            max={today}
            error={isWrong ? copy.badSpan : undefined}
            onChange={({ target }) => handleDay({ to: target.value })}
          />
        </>
      )}
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
  }
`;
