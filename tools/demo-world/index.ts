export { dayNumber, isoDay, parisDay } from './calendar';
export { createWorld, DEMO_IDS, type World, type WorldOptions } from './createWorld';
export { demoTips, type DemoTip } from './demoTips';
export { arrivalDelays, dayAt, stageAt, stateAt } from './stateAt';
export type { DemoArrival, DemoDay, DemoRace, RaceState } from './types';
