import { formatCount, formatDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import {
  Card,
  CardHeader,
  DescriptionList,
  PageHeader,
  SectionTitle,
  Stack,
  type Description,
} from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import { useId } from 'react';
import styled from 'styled-components';
import type { EntityPerformances } from '../../domain/EntityPerformances';
import { fr } from '../../i18n/fr';
import { FormLine } from './FormLine';
import { PerformanceCard } from './PerformanceCard';
import { performanceColumns } from './performanceColumns';
import { TotalsCard } from './TotalsCard';

const copy = fr.entity;

interface Props {
  readonly entity: EntityPerformances;
  readonly name: string;
  readonly facts: readonly Description[];
  /** Form, newest first; empty where the sources give none. */
  readonly form: string;
}

/** The page of a horse or a person: facts, totals, stored performances. */
export function EntityView({ entity, name, facts, form }: Props) {
  const { kind, performances, newest, isCut } = entity;
  const { track } = useShell();
  const heading = useId();
  return (
    <>
      <PageHeader overline={copy[kind]} title={name} />
      <Stack $gap={5}>
        <Card as="section">
          <Stack $gap={3}>
            <SectionTitle>{copy.identity}</SectionTitle>
            <DescriptionList items={facts} />
            {form !== '' && <FormLine form={form} />}
            <Note>{copy.asOf(formatDay(newest.jour))}</Note>
          </Stack>
        </Card>
        <TotalsCard performances={performances} />
        <Card as="section" $flush aria-labelledby={heading}>
          <CardHeader>
            <SectionTitle id={heading}>{copy.performances}</SectionTitle>
            <Note>
              {isCut
                ? copy.lastOnly(performances.length)
                : formatCount(performances.length, copy.stored, copy.storedPlural)}
            </Note>
          </CardHeader>
          <DataTable
            caption={copy.performancesOf(name)}
            dense
            columns={COLUMNS[kind]}
            rows={performances}
            rowKey={(row) => `${row.raceId}-${row.number}`}
            initialSort={{ column: 'date', direction: 'desc' }}
            rowKind={({ finish }) => (finish.kind === 'nonRunner' ? 'muted' : undefined)}
            onSort={(sort) => track('table_sorted', { table: `${kind}-performances`, ...sort })}
            renderCard={(row) => <PerformanceCard performance={row} kind={kind} />}
          />
        </Card>
      </Stack>
    </>
  );
}

/** Kept, so that the table does not set up its columns at every render. */
const COLUMNS = {
  horse: performanceColumns('horse'),
  jockey: performanceColumns('jockey'),
  trainer: performanceColumns('trainer'),
};

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
