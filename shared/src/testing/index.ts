export * from './createFakeShell';
export * from './renderWithShell';
