export * from './createMemoryMemberStore';
export * from './openTestDatabase';
export * from './raceRows';
