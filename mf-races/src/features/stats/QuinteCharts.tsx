import type { QuinteNumber } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Card, Grid, SectionTitle, Stack } from '@galopin/shared/ui';
import { ColumnChart } from '@galopin/shared/ui/chart';
import { statsCopy } from '../../i18n/statsCopy';

const copy = statsCopy.chart;

/** Hits beside what chance would give, and gaps, by number. */
export function QuinteCharts({ numbers }: { readonly numbers: readonly QuinteNumber[] }) {
  const points = (value: (row: QuinteNumber) => number | null) =>
    numbers.map((row) => ({ key: String(row.number), label: String(row.number), value: value(row) }));
  return (
    <Grid $min="28rem">
      <Card>
        <Stack $gap={3}>
          <SectionTitle>{copy.hits}</SectionTitle>
          <ColumnChart
            label={copy.hits}
            name={copy.hitsLine}
            format={formatNumber}
            points={points(({ hits }) => hits)}
            marks={{
              name: copy.expectedLine,
              points: points(({ expected }) => Math.round(expected * 10) / 10),
            }}
          />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={3}>
          <SectionTitle>{copy.gaps}</SectionTitle>
          <ColumnChart label={copy.gaps} format={formatNumber} points={points(({ gap }) => gap)} />
        </Stack>
      </Card>
    </Grid>
  );
}
