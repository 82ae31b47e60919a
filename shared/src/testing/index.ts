export * from './createFakeShell';
export { fakeSessions } from './createFakeSession';
export * from './renderWithShell';
export * from './raceFixtures';
