import { formatNumber, formatPercent } from '@galopin/shared/lib';
import { FigureTable, Stack } from '@galopin/shared/ui';
import { BarList, ColumnChart, LineChart, type ChartPoint } from '@galopin/shared/ui/chart';
import { fr } from '../i18n/fr';
import { Specimen, Variant } from '../Specimen';

const copy = fr.chart;

const overMonths = (values: readonly (number | null)[]): readonly ChartPoint[] =>
  copy.months.map((label, month) => ({ key: String(month), label, value: values[month] ?? null }));

const inThousands = (value: number | null) => copy.thousands(formatNumber(value));

const earnings = overMonths([18.4, 22.1, 9.8, 31.5, 44, 61.2, 38.7, 52.3]);
const ranks = overMonths([3, 5, 1, null, 7, 2, 4, 2]);
const races = overMonths([4, 6, 3, 0, 5, 8, 7, 6]);
const wins = overMonths([1, 2, 1, 0, 2, 3, 1, 2]);
const expected = overMonths([0.8, 1.4, 1.2, null, 1.6, 2.1, 1.9, 1.5]);
const drivers = copy.lines.map((name, line) => ({
  name,
  points: overMonths(copy.months.map((_, month) => 12 + line * 5 + ((month * (line + 2)) % 7))),
}));

const barOf = (label: string, won: number, ran: number) => {
  const value = (100 * won) / ran;
  const note = copy.rests(formatNumber(won), formatNumber(ran));
  return { key: label, label, value, text: formatPercent(value), note };
};
const bars = [
  barOf(copy.tracks.vincennes, 12, 67),
  barOf(copy.tracks.cagnes, 9, 41),
  barOf(copy.tracks.enghien, 0, 8),
];
const fullBars = [barOf(copy.disciplines.harness, 12, 67), barOf(copy.disciplines.mounted, 9, 41)];

/** Whatever is drawn of figures. */
export function ChartSection() {
  return (
    <>
      <Specimen name="LineChart">
        <Stack $gap={8}>
          <Variant wide code="fromZero">
            <LineChart
              label={copy.oneLine}
              format={inThousands}
              lines={[{ name: copy.earnings, points: earnings }]}
              fromZero
            />
          </Variant>
          <Variant wide code="lines={[…, …, …]}">
            <LineChart label={copy.moreLines} format={formatPercent} lines={drivers} />
          </Variant>
          <Variant wide code="reversed reaches={1} height={160}">
            <LineChart
              label={copy.ranks}
              format={formatNumber}
              lines={[{ name: copy.place, points: ranks }]}
              reversed
              reaches={1}
              height={160}
            />
          </Variant>
        </Stack>
      </Specimen>
      <Specimen name="ColumnChart">
        <Stack $gap={8}>
          <Variant wide code="points">
            <ColumnChart label={copy.columns} format={formatNumber} points={races} />
          </Variant>
          <Variant wide code="marks name">
            <ColumnChart
              label={copy.marks}
              format={formatNumber}
              points={wins}
              name={copy.wins}
              marks={{ name: copy.expected, points: expected }}
            />
          </Variant>
        </Stack>
      </Specimen>
      <Specimen title={copy.table} ground="flush">
        <EarningsTable />
      </Specimen>
      <Specimen name="BarList">
        <Stack $gap={8}>
          <Variant wide code="bars">
            <BarList label={copy.bars} bars={bars} />
          </Variant>
          <Variant wide code="full={100}">
            <BarList label={copy.barsFull} bars={fullBars} full={100} />
          </Variant>
        </Stack>
      </Specimen>
    </>
  );
}

function EarningsTable() {
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          <th scope="col">{copy.earnings}</th>
        </tr>
      </thead>
      <tbody>
        {earnings.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{inThousands(value)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
