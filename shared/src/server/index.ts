export * from './CallError';
export * from './endConnections';
export * from './errorCode';
export * from './InputError';
export * from './readInput';
export * from './runEvery';
