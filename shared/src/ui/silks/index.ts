export { Silks } from './Silks';
