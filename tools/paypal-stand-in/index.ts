export { createStandIn, type StandIn, type StandInOptions } from './createStandIn';
export { STAND_IN, standInEnvironment } from './standInSettings';
