/** A value at one place of a chart's horizontal axis. */
export interface ChartPoint {
  /** Unique along the axis and in order: an ISO day, a stall, a rank. */
  readonly key: string;
  /** What the axis says under it; short: « 12/11 ». */
  readonly label: string;
  /** `null` leaves a gap. */
  readonly value: number | null;
  /** What hovering a point says, in full; defaults to label and value. */
  readonly detail?: string;
}

/** One line of a chart, or one row of marks. */
export interface ChartLine {
  readonly name: string;
  /** The same keys in the same order in every line. */
  readonly points: readonly ChartPoint[];
}

/** What all charts with axes are given. A chart never stands alone: the same data is in a table or text beside it. */
export interface ChartProps {
  /** What the chart shows, in one sentence; read out instead of the drawing. */
  readonly label: string;
  /** Writes values on the axis and in details. */
  readonly format: (value: number) => string;
  /** Height in px; the width is that of the container. */
  readonly height?: number;
}

/** Height in px of a chart that does not say otherwise. */
export const CHART_HEIGHT = 220;
