export { processorTime, readStat, TICKS } from './processorTime';
export { complain, print, step } from '@galopin/kit/terminal';
export * from './startAuthService';
