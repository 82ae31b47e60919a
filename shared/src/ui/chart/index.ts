export { BarList, type ListedBar } from './BarList';
export { ColumnChart } from './ColumnChart';
export { LineChart, type ChartLine } from './LineChart';
export { CHART_HEIGHT, type ChartPoint, type ChartProps } from './chartTypes';
