export * from './compileServer';
export * from './onAnyPort';
export * from './openStreams';
export * from './repositoryRoot';
export * from './startProcess';
export * from './startTcpProxy';
export * from './until';
