export * from './ShellContext';
export * from './useSession';
export * from './useAccount';
export * from './useClock';
export * from './useFavourites';
export * from './useUnsavedInput';
export * from './useMessages';
export * from './useSpread';
