import { LinePath } from '@visx/shape';
import { useTheme } from 'styled-components';
import { ChartLegend } from './ChartLegend';
import type { ChartLine, ChartProps } from './chartTypes';
import { Plot } from './Plot';

interface Props extends ChartProps {
  /** At most three; colour alone tells two apart, so name them in the legend beside. */
  readonly lines: readonly ChartLine[];
  /** Small values on top: ranks. */
  readonly reversed?: boolean;
  readonly fromZero?: boolean;
  /** A value the axis shows also where no point has it: 1, for ranks. */
  readonly reaches?: number;
}

const POINT_RADIUS = 4;

/** Values over time or order, as one to three lines with their points. */
export function LineChart({ lines, reaches, ...plot }: Props) {
  const { colors } = useTheme();
  const strokes = [colors.turf, colors.amberInk, colors.blue];
  const shown = lines.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const values = reaches === undefined ? shown : [...shown, reaches];
  return (
    <div>
      {lines.length > 1 && (
        <ChartLegend
          items={lines.map(({ name }, index) => ({
            name,
            color: strokes[index % strokes.length] ?? colors.turf,
          }))}
        />
      )}
      <Plot {...plot} places={lines[0]?.points ?? []} values={values}>
        {({ x, y }) =>
          lines.map(({ name, points }, index) => {
            const stroke = strokes[index % strokes.length] ?? colors.turf;
            return (
              <g key={name}>
                <LinePath
                  data={[...points]}
                  defined={({ value }) => value !== null}
                  x={({ key }) => x(key)}
                  y={({ value }) => y(value ?? 0)}
                  stroke={stroke}
                  strokeWidth={2}
                />
                {points.map((point) =>
                  point.value === null ? null : (
                    <circle
                      key={point.key}
                      cx={x(point.key)}
                      cy={y(point.value)}
                      r={points.length > 60 ? 2 : POINT_RADIUS}
                      fill={stroke}
                    >
                      <title>{point.detail ?? `${point.label} : ${plot.format(point.value)}`}</title>
                    </circle>
                  ),
                )}
              </g>
            );
          })
        }
      </Plot>
    </div>
  );
}
