export * from './createStatsRepository';
export * from './refreshStats';
export { refreshStoredDays } from './storedDays';
export * from './statsQuery';
