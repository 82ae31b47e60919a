export { readStat, TICKS } from './processorTime';
export { complain, print, step } from './report';
export * from './startAuthService';
