/** Who stands in the history for what is done without a person. */
export const AUTOPILOT = 'autopilot';
