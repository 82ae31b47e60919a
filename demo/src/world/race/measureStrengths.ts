import type { Entry } from '../entries/types';
import type { Weather } from '../programme/planDay';
import type { RacePlan } from '../programme/planRace';

/** Probabilities of a runner's ends that are not a place, by discipline. */
const HAZARD = {
  Attelé: 0.05,
  Monté: 0.09,
  Plat: 0,
  Haies: 0.08,
  'Steeple-chase': 0.11,
  'Steeple-chase cross-country': 0.17,
} as const;

/** Probability that a runner is disqualified, falls or is pulled up. */
export function hazardOf(entry: Entry, plan: RacePlan): number {
  const youth = plan.nature === 'trot' && plan.age.max <= 3 ? 0.06 : 0;
  return HAZARD[plan.discipline] + youth + entry.horse.risk;
}

/** How much better the better runner does: at this, favourites win about one race in four. */
const FORM_TELLS = 1.45;

function drawEffect(entry: Entry, plan: RacePlan, runners: number): number {
  if (plan.mobile) return entry.corde > 8 ? -0.3 : entry.corde > 6 ? -0.15 : 0.1;
  return plan.nature === 'plat' && plan.dist <= 1600 ? -0.35 * (entry.corde / runners - 0.5) : 0;
}

function suitability({ horse }: Entry, plan: RacePlan, weather: Weather): number {
  const second = plan.discipline === 'Monté' || plan.discipline === 'Steeple-chase' ? horse.second : 0;
  return (
    -1.5 * Math.abs(Math.log(plan.dist / horse.distance)) +
    horse.ground * (weather.softness - 0.4) * 2 +
    second
  );
}

function circumstances(entry: Entry, plan: RacePlan, day: number): number {
  const { horse, rider } = entry;
  const rest = day - horse.lastDay;
  const rusty = horse.lastDay > 0 && rest > 50 ? -0.25 : 0;
  const shoes = horse.shoeing === 'DD' ? 0.12 : 0;
  const back = -0.012 * (entry.dist - plan.dist);
  return (
    1.1 * (rider.skill - 0.5) + 0.6 * (horse.trainer.skill - 0.5) + horse.freshness + rusty + shoes + back
  );
}

/**
 * Log-strength of each entry, in the order given: the differences decide the order of finish as in
 * Plackett-Luce. In a handicap weights take most of the differences in ability away.
 */
export function measureStrengths(
  entries: readonly Entry[],
  plan: RacePlan,
  weather: Weather,
  day: number,
): number[] {
  const scale = plan.handicap === '' ? 6.5 : 3;
  return entries.map(
    (entry) =>
      FORM_TELLS *
      (scale * (entry.horse.ability - plan.level) +
        drawEffect(entry, plan, entries.length) +
        suitability(entry, plan, weather) +
        circumstances(entry, plan, day)),
  );
}
