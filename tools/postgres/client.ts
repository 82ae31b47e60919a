export * from './cutStalledConnections';
export * from './limitsOf';
export * from './migrateSchema';
export * from './poolSettings';
