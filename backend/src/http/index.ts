export * from './parseSort';
