export * from './createFakeShell';
export { DEMO_ACCOUNTS, fakeSessions } from './createFakeSession';
export * from './renderWithShell';
export * from './raceFixtures';
