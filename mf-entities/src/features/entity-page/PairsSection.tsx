import { paths, type EntityKind, type EntityPair, type EntityPairs } from '@galopin/shared/contracts';
import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { useMemo } from 'react';
import type { EntityPage } from '../../domain/EntityPage';
import type { Period } from '../../domain/entityView';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { Note } from './Note';
import { CardGrid, SectionHead } from './sectionStyles';
import { periodNote } from './SplitsSection';
import { tallyColumns } from './tallyColumns';

/** Who does best with whom over the chosen period, with the least number of starts that counts. */
export function PairsSection({ page: { entity, view } }: { readonly page: EntityPage }) {
  return (
    <section>
      <SectionHead>
        <SectionTitle>{copy.pairs}</SectionTitle>
        <Note>{periodNote(view.period, entity)}</Note>
      </SectionHead>
      <CardGrid>
        {entity.pairs.map((pairs) => (
          <PairCard key={pairs.with} pairs={pairs} period={view.period} of={entity.name} />
        ))}
      </CardGrid>
    </section>
  );
}

interface PairCardProps {
  readonly pairs: EntityPairs;
  readonly period: Period;
  readonly of: string;
}

function PairCard({ pairs, period, of }: PairCardProps) {
  const { with: partner, minimum } = pairs;
  const columns = useMemo(() => pairColumns(partner), [partner]);
  return (
    <Card $flush>
      <CardHeader>
        <SectionTitle as="h3">{copy.pairWith[partner]}</SectionTitle>
        <Note>{copy.pairMinimum(minimum)}</Note>
      </CardHeader>
      <DataTable
        caption={copy.pairTable(copy.pairWith[partner], of)}
        dense
        columns={columns}
        rows={pairs[period]}
        rowKey={({ id }) => id}
        empty={copy.noPair(minimum)}
      />
    </Card>
  );
}

function pairColumns(partner: EntityKind): readonly DataColumn<EntityPair>[] {
  return [
    {
      id: 'partner',
      header: copy.partner[partner],
      wrap: true,
      sortable: true,
      value: ({ name }) => name,
      cell: (pair) => <EntityLink of={pair} to={paths[partner].to} />,
    },
    ...tallyColumns<EntityPair>((pair) => pair),
  ];
}
