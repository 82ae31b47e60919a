export { digestOf } from './digestOf';
export { packFiles } from './packFiles';
