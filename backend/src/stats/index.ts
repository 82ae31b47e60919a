export * from './createStatsRepository';
export * from './refreshStats';
export * from './statsQuery';
