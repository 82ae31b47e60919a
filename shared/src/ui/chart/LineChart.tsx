import { LinePath } from '@visx/shape';
import styled, { useTheme } from 'styled-components';
import type { ChartPoint, ChartProps } from './chartTypes';
import { Plot } from './Plot';

/** One line of a chart. */
export interface ChartLine {
  readonly name: string;
  /** The same keys in the same order in every line. */
  readonly points: readonly ChartPoint[];
}

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
        <Legend aria-hidden="true">
          {lines.map(({ name }, index) => (
            <li key={name}>
              <Swatch $color={strokes[index % strokes.length] ?? colors.turf} />
              {name}
            </li>
          ))}
        </Legend>
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

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0 0 ${({ theme }) => theme.space(2)};
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Swatch = styled.span<{ readonly $color: string }>`
  display: inline-block;
  width: 0.75rem;
  height: 0.1875rem;
  margin-inline-end: ${({ theme }) => theme.space(2)};
  vertical-align: middle;
  background: ${({ $color }) => $color};
`;
