export * from './in-site/hotConfigs';
export * from './in-site/serveInSite';
export * from './RemoteServices';
export { serveStandalone } from './serveStandalone';
