export * from './destructiveChange';
export * from './connectDatabase';
export * from './startEmbeddedPostgres';
export * from './startTestPostgres';
