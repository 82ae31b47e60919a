import type { Cents } from '@galopin/shared/contracts';

/**
 * What a « combiné » costs: every combination of `wanted` horses among `chosen` ones, order left aside.
 * @param stake cents for one combination
 * @returns cents; 0 when fewer horses are chosen than wanted
 */
export function combinedStake(chosen: number, wanted: number, stake: Cents): Cents {
  if (chosen < wanted) return 0;
  let combinations = 1;
  for (let step = 1; step <= wanted; step += 1)
    combinations = (combinations * (chosen - wanted + step)) / step;
  return combinations * stake;
}
