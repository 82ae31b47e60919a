export { BarList, type ListedBar } from './BarList';
export { ColumnChart } from './ColumnChart';
export { LineChart } from './LineChart';
export { CHART_HEIGHT, type ChartLine, type ChartPoint, type ChartProps } from './chartTypes';
