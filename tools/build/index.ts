export { buildPackage } from './buildPackage';
export { remoteFolders } from './remoteFolders';
