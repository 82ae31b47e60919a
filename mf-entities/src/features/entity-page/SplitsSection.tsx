import { ENTITY_SPLITS, type EntitySplit, type EntitySplitName } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { useMemo } from 'react';
import type { EntityPage } from '../../domain/EntityPage';
import type { Period } from '../../domain/entityView';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { partLabel } from '../../i18n/entityLabels';
import { CardGrid, SectionHead } from './sectionStyles';
import { Note } from './Note';
import { tallyColumns } from './tallyColumns';

/** Parts of a split shown before its pages. */
const PARTS = 8;

/** Results by discipline, distance, racecourse, draw and track over the chosen period. */
export function SplitsSection({ page: { entity, view } }: { readonly page: EntityPage }) {
  const shown = ENTITY_SPLITS.map((name) => ({
    name,
    parts: entity.splits[name].filter((part) => part[view.period].starts > 0),
  })).filter(({ parts }) => parts.length > 0);
  return (
    <section>
      <SectionHead>
        <SectionTitle>{copy.splits}</SectionTitle>
        <Note>{periodNote(view.period, entity)}</Note>
      </SectionHead>
      {shown.length === 0 ? (
        <Card>
          <p>{copy.noSplits}</p>
        </Card>
      ) : (
        <CardGrid>
          {shown.map(({ name, parts }) => (
            <SplitCard key={name} split={name} parts={parts} period={view.period} of={entity.name} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}

/** What all figures of a section are counted over. */
export function periodNote(
  period: Period,
  { since, today }: { readonly since: string; readonly today: string },
) {
  return period === 'all' ? copy.countedAll(formatDay(since)) : copy.countedYear(formatDay(today));
}

interface SplitCardProps {
  readonly split: EntitySplitName;
  readonly parts: readonly EntitySplit[];
  readonly period: Period;
  readonly of: string;
}

function SplitCard({ split, parts, period, of }: SplitCardProps) {
  const columns = useMemo<readonly DataColumn<EntitySplit>[]>(
    () => [
      {
        id: 'part',
        ...copy.columns.part,
        wrap: true,
        value: ({ key }) => partLabel(split, key),
      },
      ...tallyColumns<EntitySplit>((part) => part[period]),
    ],
    [split, period],
  );
  return (
    <Card $flush>
      <CardHeader>
        <SectionTitle as="h3">{copy.split[split]}</SectionTitle>
      </CardHeader>
      <DataTable
        caption={copy.splitOf(copy.split[split], of)}
        dense
        columns={columns}
        rows={parts}
        rowKey={({ key }) => key}
        pageSize={PARTS}
      />
    </Card>
  );
}
