export * from './createDeliveryClient';
export * from './publishAndPromote';
export * from './ReleaseError';
