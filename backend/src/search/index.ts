export * from './createSearchRepository';
export * from './refreshNames';
