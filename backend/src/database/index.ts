export * from './Database';
export * from './createDatabase';
