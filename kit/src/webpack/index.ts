export * from './baseConfig';
export * from './findPackage';
export * from './remoteConfig';
export * from './sharedModules';
