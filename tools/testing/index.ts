export * from './startProcess';
export * from './openStreams';
export * from './startTcpProxy';
export * from './until';
export { destructiveChange, statementsOf } from '../postgres/destructiveChange';
