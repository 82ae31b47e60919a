import { Bar } from '@visx/shape';
import { useTheme } from 'styled-components';
import { ChartLegend } from './ChartLegend';
import type { ChartLine, ChartPoint, ChartProps } from './chartTypes';
import { Plot } from './Plot';

interface Props extends ChartProps {
  readonly points: readonly ChartPoint[];
  /** What the columns are held against, as a stroke across each; with it they need a `name`. */
  readonly marks?: ChartLine;
  readonly name?: string;
}

/** Values as columns from 0: counts per day, rates per stall. */
export function ColumnChart({ points, marks, name = '', ...plot }: Props) {
  const { colors } = useTheme();
  const values = [...points, ...(marks?.points ?? [])].flatMap(({ value }) => value ?? []);
  return (
    <div>
      {marks && (
        <ChartLegend
          items={[
            { name, color: colors.turf },
            { name: marks.name, color: colors.amber },
          ]}
        />
      )}
      <Plot {...plot} fromZero places={points} values={values}>
        {({ x, y, columnWidth }) => (
          <>
            {points.map((point) =>
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
            )}
            {marks?.points.map(({ key, label, value }) =>
              value === null ? null : (
                <line
                  key={key}
                  x1={x(key) - columnWidth / 2}
                  x2={x(key) + columnWidth / 2}
                  y1={y(value)}
                  y2={y(value)}
                  stroke={colors.amber}
                  strokeWidth={3}
                >
                  <title>{`${label} : ${marks.name} ${plot.format(value)}`}</title>
                </line>
              ),
            )}
          </>
        )}
      </Plot>
    </div>
  );
}
