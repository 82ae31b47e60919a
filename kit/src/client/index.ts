export * from './createDeliveryClient';
export * from './publishAndPromote';
export * from './ReleaseError';
export * from './publishBuild';
export * from './readReleaseToken';
export * from './checkRemote';
