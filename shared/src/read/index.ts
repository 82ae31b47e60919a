export * from './pageView';
export * from './useRead';
export * from './useReadEvery';
