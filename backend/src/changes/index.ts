export * from './ChangeFeed';
