export * from './cutStalledConnections';
export * from './isDatabaseAway';
export * from './limitsOf';
export * from './migrateSchema';
export * from './poolSettings';
