export * from './createSearchRepository';
