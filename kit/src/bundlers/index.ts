export * from './federationOptions';
export * from './RspackIntegrityPlugin';
export * from './wholeShares';
