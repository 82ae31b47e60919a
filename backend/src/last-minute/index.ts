export * from './saveLastMinute';
