export { freePort } from '../freePort';
export * from './startProcess';
