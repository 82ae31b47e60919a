import { formatOdds } from '@galopin/shared/lib';
import { Card, Chip, Stack } from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { Specimen, Variant } from '../Specimen';
import { manyColumns, runnerColumns } from './runnerColumns';
import { rowKindOf, sampleRunners, type Runner } from './sampleRunners';

const { captions, ...copy } = fr.data;
const rowKey = ({ number }: Runner) => number;
const few = sampleRunners.slice(0, 4);
const byOdds = { column: 'odds', direction: 'asc' } as const;
const short = { columns: runnerColumns, rows: few, rowKey };

/** A table in each of its ways. */
export function TableSpecimens() {
  return (
    <Specimen name="DataTable" ground="page">
      <Stack $gap={6}>
        <SortedTable />
        <OnSheet code="details">
          <DataTable
            {...short}
            caption={captions.details}
            details={{
              nameOf: ({ horse }) => horse,
              render: ({ horse, driver }) => copy.details(horse, driver),
            }}
          />
        </OnSheet>
        <OnSheet code="rowKind">
          <DataTable {...short} caption={captions.kinds} rowKind={rowKindOf} />
        </OnSheet>
        <OnSheet code="dense">
          <DataTable {...short} caption={captions.dense} columns={manyColumns} dense />
        </OnSheet>
        <OnSheet code="pageSize={5}">
          <DataTable {...short} caption={captions.pages} rows={sampleRunners} pageSize={5} />
        </OnSheet>
        <OnSheet code="rows={[]}">
          <DataTable {...short} caption={captions.empty} rows={[]} />
        </OnSheet>
        <OnSheet code="rows={[]} empty">
          <DataTable {...short} caption={captions.emptyOwn} rows={[]} empty={copy.emptyOwn} />
        </OnSheet>
        <CardTables />
      </Stack>
    </Specimen>
  );
}

/** A table as pages have it. */
function OnSheet({ code, children }: { readonly code: string; readonly children: ReactNode }) {
  return (
    <Variant wide code={code}>
      <Card $flush>{children}</Card>
    </Variant>
  );
}

function SortedTable() {
  const [hasOdds, setOdds] = useState(true);
  return (
    <Stack $gap={2}>
      <OnSheet code="initialSort showCaption hiddenColumns">
        <DataTable
          {...short}
          caption={captions.sorted}
          showCaption
          initialSort={byOdds}
          hiddenColumns={hasOdds ? [] : ['odds']}
        />
      </OnSheet>
      <div>
        <Chip aria-pressed={hasOdds} onClick={() => setOdds(!hasOdds)}>
          {copy.oddsColumn}
        </Chip>
      </div>
    </Stack>
  );
}

/** Below the widest of all windows, so that they are cards on a desk as well. */
function CardTables() {
  const cards = { ...short, cardsBelow: 'xxl', renderCard } as const;
  return (
    <>
      <OnSheet code="renderCard">
        <DataTable {...cards} caption={captions.cards} initialSort={byOdds} />
      </OnSheet>
      <OnSheet code="renderCard compactCards">
        <DataTable {...cards} caption={captions.compact} renderCard={renderCompact} compactCards />
      </OnSheet>
    </>
  );
}

const renderCard = ({ horse, driver, odds }: Runner) => (
  <>
    <strong>{horse}</strong>
    <div>{copy.cardFacts(driver, formatOdds(odds))}</div>
  </>
);

const renderCompact = (runner: Runner) => <Margin>{renderCard(runner)}</Margin>;

const Margin = styled.div`
  padding-block: ${({ theme }) => theme.space(2)};
`;
