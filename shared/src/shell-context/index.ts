export * from './ShellContext';
export * from './useSession';
export * from './useClock';
export * from './useUnsavedInput';
