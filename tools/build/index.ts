export { digestOf } from './describeBuild';
export { packFiles } from './packFiles';
