export * from './CallError';
export * from './createLog';
export * from './endConnections';
export * from './errorCode';
export * from './InputError';
export * from './readInput';
export * from './runEvery';
export * from './runProcess';
