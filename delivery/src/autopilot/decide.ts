import { chanceOfBad } from './chanceOfBad';
import { rateOf, sumOf, type Counts } from '../health/counts';
import { judgeBuild, MEASURES, type Finding, type Measure, type Observation } from './judgeBuild';

/** At how many looks in a row a build was found bad, by name, build and rule. */
export type Memory = ReadonlyMap<string, number>;

/** What is to be done about a build that was found bad. */
export interface Decision {
  readonly observation: Observation;
  readonly finding: Finding;
  /**
   * `wait`: one more look. `site-wide`: others do badly as well, so the cause is not this build. `doubted`: what is
   * reported is not believed, a person decides. `withdraw`: it is this build.
   */
  readonly verdict: 'wait' | 'site-wide' | 'doubted' | 'withdraw';
}

/** A rate must be bad at this many looks in a row: the others get the time to show that it is not this build's doing. */
const LOOKS = 2;
/** Looks in a row, two minutes of them, before people are told of what is not believed: it may soon be. */
const DOUBTED_LOOKS = 12;

/** When others count as doing badly too: half the points that withdraw a build. In doubt, a person decides. */
const SITE = { sessions: 20, bad: 3, points: 0.5, chance: 0.01 };

/** Sessions that make a rate as good as known. */
const LARGE = 100_000;

/**
 * Decides what to do about every build of one environment. Pure.
 * @param observations all that serve or are tried, the shell included
 * @param memory what the look before returned; empty at first
 */
export function decide(
  observations: readonly Observation[],
  memory: Memory,
): { readonly decisions: readonly Decision[]; readonly memory: Memory } {
  const looks = new Map<string, number>();
  const decisions = observations.flatMap((observation): Decision[] => {
    const finding = judgeBuild(observation);
    if (!finding) return [];
    const key = `${observation.name}/${observation.build} ${finding.rule}`;
    const look = (memory.get(key) ?? 0) + 1;
    looks.set(key, look);
    return [{ observation, finding, verdict: verdictOn(observation, finding, look, observations) }];
  });
  return { decisions, memory: looks };
}

function verdictOn(
  { name }: Observation,
  { rule }: Finding,
  look: number,
  observations: readonly Observation[],
): Decision['verdict'] {
  if (rule === 'doubted') return look < DOUBTED_LOOKS ? 'wait' : 'doubted';
  const others = observations.filter((other) => other.name !== name && other.role === 'active');
  if (siteMoved(others, MEASURES[rule === 'renders' ? 'renders' : 'rate'])) return 'site-wide';
  return look < LOOKS ? 'wait' : 'withdraw';
}

/** Whether what else serves does badly too, one by one or all together: a backend's outage, a network's. */
function siteMoved(all: readonly Observation[], measure: Measure): boolean {
  const others = all.flatMap((other) => {
    const references = measure.references(other);
    return references.length === 0 ? [] : [{ seen: measure.known(other.window), references }];
  });
  const isAbove = (seen: Counts, reference: Counts) =>
    isAboveBy(SITE.points * measure.points, seen, reference);
  const single = others.some(({ seen, references }) =>
    references.every((reference) => isAbove(seen, reference)),
  );
  return single || isAbove(sumOf(others.map(({ seen }) => seen)), expectedOf(others));
}

interface Compared {
  readonly seen: Counts;
  readonly references: readonly Counts[];
}

/** What all of them together would show if each did as usual: their shares of the traffic are today's. */
function expectedOf(others: readonly Compared[]): Counts {
  const usual = sumOf(
    others.map(({ seen: { sessions }, references }) => ({
      sessions,
      bad: sessions * Math.max(0, ...references.map(rateOf)),
    })),
  );
  return { sessions: LARGE, bad: Math.round(LARGE * rateOf(usual)) };
}

function isAboveBy(points: number, seen: Counts, reference: Counts): boolean {
  return (
    seen.sessions >= SITE.sessions &&
    seen.bad >= SITE.bad &&
    rateOf(seen) - rateOf(reference) > points &&
    chanceOfBad(seen, reference) < SITE.chance
  );
}
