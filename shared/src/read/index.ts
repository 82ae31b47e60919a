export * from './createShown';
export * from './pageView';
export * from './useRead';
export * from './useReadEvery';
