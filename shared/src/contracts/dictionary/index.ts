export * from './cachedate';
export * from './caractrap';
export * from './columns';
