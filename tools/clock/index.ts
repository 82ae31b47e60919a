export { journeyClocks, type JourneyClock } from './journeyClocks';
export { applyDemoClock, demoClockAhead } from './demoClock';
export { shiftedEnvironment, shiftScript } from './shiftClock';
