export * from './createRepository';
export * from './planRemote';
export * from './RemotePlan';
export * from './renderTemplate';
