export * from './endConnections';
