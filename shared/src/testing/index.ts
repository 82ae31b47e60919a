export * from './createFakeShell';
export * from './renderWithShell';
export * from './raceFixtures';
