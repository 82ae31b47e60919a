export * from './ShellContext';
export * from './useSession';
