export * from './clockTime';
export * from './deployment';
export * from './loadParseKeys';
export * from './portNumber';
export * from './readSettings';
