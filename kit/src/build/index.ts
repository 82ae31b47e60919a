export * from './buildRemote';
export * from './describeBuild';
export { digestOf } from './digestOf';
export { inputHash } from './inputHash';
export * from './keepBuild';
export { loadRemoteConfig } from './loadRemoteConfig';
export { planOf } from './planOf';
export { packFiles } from './packFiles';
export { runWebpack } from './runWebpack';
