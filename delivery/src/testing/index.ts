export { fakeRemote, fakeShell, type FakeBuild } from './fakeBuild';
export { openVisitorSite, type VisitorSite } from './openVisitorSite';
