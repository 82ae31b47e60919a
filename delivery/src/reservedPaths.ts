export { pathShape } from './gate/pathShape';
export { SERVICE_PREFIXES } from './proxy/proxyRoutes';
