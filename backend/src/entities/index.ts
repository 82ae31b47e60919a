export * from './createEntityRepository';
export * from './outcomeSql';
