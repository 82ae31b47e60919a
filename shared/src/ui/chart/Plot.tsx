import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useState, type ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { axisDomain } from './axisDomain';
import { CHART_HEIGHT, type ChartPoint, type ChartProps } from './chartTypes';

const MARGIN = { top: 12, right: 12, bottom: 28, left: 52 } as const;

/** Width in px before the container is measured. */
const INITIAL_WIDTH = 640;

/** Room in px that one label under the axis needs. */
const LABEL_WIDTH = 56;

/** Lines across the drawing. */
const LEVELS = 4;

/** Where a point's column stands and how high its value is, in px inside the margins. */
export interface PlotScales {
  /** Middle of the point's column. */
  readonly x: (key: string) => number;
  readonly y: (value: number) => number;
  readonly columnWidth: number;
  readonly innerHeight: number;
}

interface Props extends ChartProps {
  /** Every place of the axis, in order. */
  readonly places: readonly ChartPoint[];
  readonly values: readonly number[];
  /** Small values on top: ranks. */
  readonly reversed?: boolean;
  /** The axis begins at 0, as columns need. */
  readonly fromZero?: boolean;
  readonly children: (scales: PlotScales) => ReactNode;
}

/** Axes and scales of a chart; `children` draws inside them. */
export function Plot(props: Props) {
  const { label, format, height = CHART_HEIGHT, places, values, reversed = false, children } = props;
  const { colors } = useTheme();
  const { parentRef, width: measured } = useParentSize({
    initialSize: { width: INITIAL_WIDTH },
    debounceTime: 50,
  });
  const [seen, setSeen] = useState(INITIAL_WIDTH);
  // What is out of sight for a moment, or not in sight yet, is measured as 0 wide.
  if (measured > 0 && measured !== seen) setSeen(measured);
  const width = Math.max(seen, MARGIN.left + MARGIN.right + 1);
  const innerWidth = width - MARGIN.left - MARGIN.right;
  const innerHeight = height - MARGIN.top - MARGIN.bottom;
  const band = scaleBand({
    domain: places.map(({ key }) => key),
    range: [0, innerWidth],
    paddingInner: 0.25,
    paddingOuter: 0.1,
  });
  const y = scaleLinear({
    domain: axisDomain(values, { fromZero: props.fromZero === true }),
    range: reversed ? [0, innerHeight] : [innerHeight, 0],
    nice: !reversed,
  });
  const labels = new Map(places.map((place) => [place.key, place.label]));
  const text = { fill: colors.inkSoft, fontSize: 12, fontFamily: 'inherit' };
  const levels = y.ticks(LEVELS).filter((level) => !reversed || Number.isInteger(level));
  return (
    <Frame ref={parentRef} $height={height}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {levels.map((level) => (
            <line key={level} x2={innerWidth} y1={y(level)} y2={y(level)} stroke={colors.line} />
          ))}
          <AxisLeft
            scale={y}
            tickValues={levels}
            tickFormat={(value) => format(Number(value))}
            hideAxisLine
            hideTicks
            tickLabelProps={{ ...text, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
          />
          <AxisBottom
            scale={band}
            top={innerHeight}
            tickValues={labelledKeys(places, innerWidth)}
            tickFormat={(key) => labels.get(key) ?? key}
            stroke={colors.lineStrong}
            hideTicks
            tickLabelProps={{ ...text, textAnchor: 'middle' }}
          />
          {children({
            x: (key) => (band(key) ?? 0) + band.bandwidth() / 2,
            y,
            columnWidth: band.bandwidth(),
            innerHeight,
          })}
        </g>
      </svg>
    </Frame>
  );
}

/** As many of the places as have room for their label, evenly spread. */
function labelledKeys(places: readonly ChartPoint[], innerWidth: number): string[] {
  const room = Math.max(1, Math.floor(innerWidth / LABEL_WIDTH));
  const step = Math.ceil(places.length / room);
  return places.filter((_, index) => index % step === 0).map(({ key }) => key);
}

const Frame = styled.div<{ readonly $height: number }>`
  width: 100%;
  min-width: 0;
  height: ${({ $height }) => `${$height}px`};
  overflow: hidden;

  svg {
    display: block;
  }
`;
