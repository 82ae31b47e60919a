export * from './baseConfig';
export * from './remoteConfig';
export * from './sharedModules';
export * from './shellConfig';
