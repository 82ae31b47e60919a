export { createStandIn, type StandIn, type StandInOptions } from './createStandIn';
export { presentCapture } from './presentOrder';
export { STAND_IN, standInEnvironment } from './standInSettings';
