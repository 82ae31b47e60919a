export * from './useRead';
export * from './useReadEvery';
