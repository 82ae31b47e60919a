export * from './connectDatabase';
export * from './startEmbeddedPostgres';
