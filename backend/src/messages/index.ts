export * from './announceArrival';
