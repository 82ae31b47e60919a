export * from './deployment';
export * from './loadParseKeys';
export * from './readSettings';
