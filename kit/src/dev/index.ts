export * from './in-site/hotConfigs';
export * from './in-site/serveInSite';
export * from './RemoteServices';
export { servePage } from './servePage';
export { serveStandalone } from './serveStandalone';
