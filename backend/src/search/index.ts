export * from './createSearchRepository';
export * from './refreshNames';
export type { SearchNameRow } from './SearchRows';
