export * from './readSettings';
