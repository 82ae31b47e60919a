import type { Tip } from '@galopin/shared/contracts';
import { describeRunner } from '@galopin/shared/racing';
import { groupBy } from './groupBy';
import { raceOf } from './raceOf';
import { createRandom, type Random } from './random/createRandom';
import type { DemoDay, DemoRace } from './types';

const SELECTED = 8;
const TIPS_A_MEETING = 2;

const OPENINGS = [
  '{base} a tout pour lui dans ce lot.',
  '{base} vient de bien courir et trouve un engagement favorable.',
  'Sur sa valeur, {base} doit jouer les premiers rôles.',
  '{base} possède la meilleure chance théorique.',
] as const;
const MIDDLES = [
  '{second} se présente comme un rival sérieux.',
  'On se méfiera de {second}, régulier depuis plusieurs sorties.',
  '{second} a les moyens de le faire trembler.',
] as const;
const ENDINGS = [
  'À belle cote, {heart} mérite un petit intérêt.',
  'Notre coup de cœur ira à {heart}, capable de surprendre.',
  '{heart} peut mettre tout le monde d’accord pour une place.',
] as const;

interface Ranked {
  readonly numero: number;
  readonly cheval: string;
}

/** Runners as a tipster sees them before the start: by opening odds, with a mind of his own. */
function rank({ runners }: DemoRace, random: Random): Ranked[] {
  return runners
    .filter((runner) => runner.coteprob > 0)
    .map((runner) => ({ runner, order: Math.log(runner.coteprob) + 0.35 * random.normal() }))
    .sort((left, right) => left.order - right.order)
    .map(({ runner }) => ({ numero: runner.numero, cheval: runner.cheval }));
}

function write(base: Ranked, second: Ranked, heart: Ranked, random: Random): string {
  return [random.pick(OPENINGS), random.pick(MIDDLES), random.pick(ENDINGS)]
    .join(' ')
    .replace('{base}', `${base.cheval} (${base.numero})`)
    .replace('{second}', `${second.cheval} (${second.numero})`)
    .replace('{heart}', `${heart.cheval} (${heart.numero})`);
}

function tip(race: DemoRace, random: Random): Tip | null {
  const all = rank(race, random);
  const ranked = all.slice(0, SELECTED);
  const [base, second] = ranked;
  const heart = ranked[random.int(4, 6)];
  const key = raceOf(race);
  if (base === undefined || second === undefined || heart === undefined || key === null) return null;
  const selection = ranked.map(({ numero }) => numero);
  const quinte = race.race.quinte === 1;
  return {
    ...key,
    quinte,
    title: `${quinte ? 'Quinté+' : `R${key.meeting}C${key.race}`} – ${key.racecourse}`,
    text: write(base, second, heart, random),
    base: selection.slice(0, 2),
    regular: selection.slice(2, 5),
    outsiders: selection.slice(5),
    favourite: heart.numero,
    selection,
    regret: all[SELECTED]?.numero ?? null,
    // Some Quinté+ are given away: on the days that the calendar counts as even.
    ...(quinte && Number(key.jour.slice(8)) % 2 === 0 && { free: true }),
    notes: selection.flatMap((number) => {
      const runner = race.runners.find(({ numero }) => numero === number);
      const text = runner === undefined ? '' : describeRunner(runner);
      return text === '' ? [] : [{ number, text }];
    }),
  };
}

/** Tips for the Quinté+ race and some races of each numbered meeting, by meeting, then race. */
export function demoTips(day: DemoDay): readonly Tip[] {
  const random = createRandom(`tips/${day.jour}`);
  const numbered = day.races.filter(({ arrival }) => arrival.reun !== null);
  const meetings = groupBy(numbered, ({ arrival }) => arrival.reun);
  const chosen = [...meetings.values()].flatMap((races) => {
    const quinte = races.filter(({ race }) => race.quinte === 1);
    const others = random.shuffle(races.filter(({ race }) => race.quinte !== 1));
    return [...quinte, ...others].slice(0, TIPS_A_MEETING);
  });
  return chosen
    .map((race) => tip(race, random))
    .filter((found) => found !== null)
    .sort((one, other) => one.meeting - other.meeting || one.race - other.race);
}
