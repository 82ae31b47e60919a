export * from './buildServerHalf';
