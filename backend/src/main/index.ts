export * from './Extension';
export * from './runServer';
