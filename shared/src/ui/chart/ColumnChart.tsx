import { Bar } from '@visx/shape';
import { useTheme } from 'styled-components';
import type { ChartPoint, ChartProps } from './chartTypes';
import { Plot } from './Plot';

interface Props extends ChartProps {
  readonly points: readonly ChartPoint[];
}

/** Values as columns from 0: counts per day, rates per stall. */
export function ColumnChart({ points, ...plot }: Props) {
  const { colors } = useTheme();
  return (
    <Plot {...plot} fromZero places={points} values={points.flatMap(({ value }) => value ?? [])}>
      {({ x, y, columnWidth }) =>
        points.map((point) =>
          point.value === null ? null : (
            <Bar
              key={point.key}
              x={x(point.key) - columnWidth / 2}
              y={Math.min(y(point.value), y(0))}
              width={columnWidth}
              height={Math.abs(y(0) - y(point.value))}
              fill={colors.turf}
            >
              <title>{point.detail ?? `${point.label} : ${plot.format(point.value)}`}</title>
            </Bar>
          ),
        )
      }
    </Plot>
  );
}
