export * from './startProcess';
export * from './openStreams';
export * from './startTcpProxy';
export { destructiveChange, statementsOf } from '../postgres/destructiveChange';
