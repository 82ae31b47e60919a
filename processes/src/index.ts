export * from './compileServer';
export * from './onAnyPort';
export * from './listFiles';
export * from './openStreams';
export * from './repositoryRoot';
export * from './startProcess';
export * from './startTcpProxy';
export * from './until';
