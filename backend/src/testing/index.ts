export * from './createMemoryMemberStore';
export * from './openTestDatabase';
export * from './raceRows';
export * from './startMailbox';
export * from './startPushService';
