export * from './check/runChecks';
export * from './createProgress';
export * from './identity/locks';
