import { formatOdds, formatParisClock } from '@galopin/shared/lib';
import { Chip, Cluster, NumericText, SaddleCloth } from '@galopin/shared/ui';
import { LineChart } from '@galopin/shared/ui/chart';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { OddsHistory } from '../../domain/OddsHistory';
import { oddsLines, oddsSpan, type OddsSpan } from '../../domain/oddsLines';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.odds;
/** Colour alone tells lines apart: more would not be told. */
const MOST = 3;

type Row = Pick<Runner, 'number' | 'horse'> & OddsSpan;

interface Props {
  readonly runners: readonly Runner[];
  readonly history: OddsHistory;
}

/** Odds over time: a chart of up to three runners, the lowest odds at first, and all of them in a table. */
export function OddsHistoryView({ runners, history }: Props) {
  const rows = useMemo(() => rowsOf(runners, history), [runners, history]);
  const [chosen, choose] = useState<readonly number[]>(() => rows.slice(0, MOST).map(({ number }) => number));
  const toggle = (number: number) =>
    choose(chosen.includes(number) ? chosen.filter((other) => other !== number) : [...chosen, number]);
  const shown = rows.filter(({ number }) => chosen.includes(number));
  return (
    <Frame>
      <fieldset>
        <legend>{copy.choose}</legend>
        <Cluster $gap={2}>
          {rows.map(({ number, horse }) => (
            <Chip
              key={number}
              aria-pressed={chosen.includes(number)}
              disabled={chosen.length >= MOST && !chosen.includes(number)}
              onClick={() => toggle(number)}
            >
              {number} {horse.name}
            </Chip>
          ))}
        </Cluster>
      </fieldset>
      {shown.length > 0 && <OddsChart shown={shown} history={history} />}
      <DataTable
        caption={copy.table}
        dense
        columns={COLUMNS}
        rows={rows}
        rowKey={({ number }) => number}
        initialSort={{ column: 'last', direction: 'asc' }}
      />
    </Frame>
  );
}

function OddsChart({ shown, history }: { readonly shown: readonly Row[]; readonly history: OddsHistory }) {
  const nameOf = (number: number) => {
    const row = shown.find((other) => other.number === number);
    return row === undefined ? String(number) : `${number} ${row.horse.name}`;
  };
  const lines = oddsLines(
    history,
    shown.map(({ number }) => number),
  );
  return (
    <LineChart
      label={copy.chart(shown.map(({ number }) => nameOf(number)).join(', '))}
      format={formatOdds}
      lines={lines.map(({ number, points }) => ({
        name: nameOf(number),
        points: points.map(({ at, odds }) => ({ key: String(at), label: formatParisClock(at), value: odds })),
      }))}
    />
  );
}

function rowsOf(runners: readonly Runner[], history: OddsHistory): readonly Row[] {
  return runners
    .flatMap(({ number, horse }) => {
      const span = oddsSpan(history[number]);
      return span === null ? [] : [{ number, horse, ...span }];
    })
    .sort((one, other) => one.last - other.last);
}

const oddsColumn = (
  id: 'first' | 'last' | 'lowest' | 'highest',
  header: { readonly header: string },
): DataColumn<Row> => ({
  id,
  ...header,
  align: 'end',
  sortable: true,
  value: (row) => row[id],
  cell: (row) => <NumericText $strong={id === 'last'}>{formatOdds(row[id])}</NumericText>,
});

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    id: 'number',
    ...fr.columns.number,
    sortable: true,
    value: ({ number }) => number,
    cell: ({ number }) => <SaddleCloth number={number} size="small" />,
  },
  { id: 'horse', ...fr.columns.horse, wrap: true, sticky: true, value: ({ horse }) => horse.name },
  oddsColumn('first', copy.first),
  oddsColumn('last', copy.last),
  oddsColumn('lowest', copy.lowest),
  oddsColumn('highest', copy.highest),
];

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding-bottom: ${({ theme }) => theme.space(3)};

  > * {
    min-width: 0;
  }

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    margin-bottom: ${({ theme }) => theme.space(1)};
    ${({ theme }) => theme.text.label}
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;
