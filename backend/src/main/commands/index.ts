export * from '../migrate';
export * from './runCommand';
export * from './withDatabase';
