export { freePort } from '../freePort';
export * from './startProcess';
export * from './openStreams';
export * from './startTcpProxy';
