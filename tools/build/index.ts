export { buildPackage } from './buildPackage';
export { digestOf } from './digestOf';
export { remoteFolders } from './loadRemoteConfig';
export { packFiles } from './packFiles';
