export * from './cutStalledConnections';
export * from './destructiveChange';
export * from './limitsOf';
export * from './poolSettings';
export * from './withLaterMigrations';
