import { formatNumber, formatParisTime } from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';
import type { Race } from '../domain/Race';
import type { MeasuredGround } from '../domain/RaceDetails';
import type { Finish } from '../domain/finishOf';
import { fr } from './fr';

/** « R1 C8 – Prix de Vesoul ». */
export function raceTitle({ meeting, number, name }: Pick<Race, 'meeting' | 'number' | 'name'>): string {
  return [raceLabel(meeting, number), name].filter(Boolean).join(' – ') || fr.race.title;
}

/** « Trot attelé » for « Attelé »; others as the source writes them. */
export function disciplineLabel(discipline: string): string {
  return fr.discipline[discipline] ?? discipline;
}

/** « Cendrée, grande piste ». */
export function trackLabel({ surface, track }: Pick<Race, 'surface' | 'track'>): string {
  const named = fr.race.surfaces[surface] ?? surface;
  return named === '' ? track : [named, track.toLowerCase()].filter(Boolean).join(', ');
}

/** « corde à droite », « en ligne droite »; empty where the source says nothing. */
export function turnLabel({ turn }: Pick<Race, 'turn'>): string {
  if (turn === '') return '';
  return turn === 'ligne droite'
    ? fr.race.straight
    : `${fr.race.turn} ${fr.race.turns[turn] ?? turn}`.toLowerCase();
}

/** « terrain bon souple », « piste standard » of fibre sand; empty where nothing is told. */
export function groundLabel({ surface, ground }: Pick<Race, 'surface' | 'ground'>): string {
  return ground === '' ? '' : `${surface === 'PSF' ? fr.race.pistePrefix : fr.race.groundPrefix} ${ground}`;
}

/** « Bon souple, pénétromètre 3,2 à 10h00 (arrosé) »: the ground as it was measured. */
export function measuredGround({ label, value, time, comment }: MeasuredGround): string {
  const measured = [
    value !== null && fr.race.penetrometer(formatNumber(value)),
    time !== '' && fr.race.measuredAt(formatParisTime(time)),
  ]
    .filter(Boolean)
    .join(' ');
  const told = [label, measured].filter(Boolean).join(', ');
  return comment === '' ? told : `${told} (${comment})`;
}

/**
 * « 5 à 10 ans », « 4 ans et plus » (`4+` in PMU's rows). A lone number may or may not mean « and older »: the conditions text decides, and
 * without one nothing is said.
 */
export function ageLabel({ ages, conditions }: Pick<Race, 'ages' | 'conditions'>): string {
  const [, youngest, oldest] = /^(\d+)(?:-(\d+))?$/.exec(ages) ?? [];
  const [, open] = /^(\d+)\+$/.exec(ages) ?? [];
  if (open !== undefined) return fr.race.ageAndOlder(open);
  if (youngest === undefined) return ages;
  if (oldest !== undefined) return fr.race.ageRange(youngest, oldest);
  if (conditions === '') return '';
  const isOpen = new RegExp(`\\b${youngest} ans et (?:au[- ]dessus|plus)`, 'i').test(conditions);
  return isOpen ? fr.race.ageAndOlder(youngest) : fr.years(Number(youngest));
}

/** « Peu nuageux, 12 °C, vent 19 km/h (SO) »; empty when nothing is known. */
export function weatherLabel({ weather }: Pick<Race, 'weather'>): string {
  return [
    // Some sources write sentences.
    weather.sky.replace(/\.$/, ''),
    weather.temperature !== null && !weather.sky.includes('°') && fr.race.degrees(weather.temperature),
    weather.wind !== null && fr.race.wind(weather.wind, weather.windFrom),
  ]
    .filter(Boolean)
    .join(', ');
}

/** How a way not to be classed is written and what it means; `null` for a code nobody explains. */
export function notClassedWords(code: string): { readonly label: string; readonly meaning: string } | null {
  const [, rank] = /^(\d+)[A-Z]+$/.exec(code) ?? [];
  if (rank !== undefined) return { label: code, meaning: fr.notClassedAfter(rank) };
  return Object.hasOwn(fr.notClassed, code) ? fr.notClassed[code as keyof typeof fr.notClassed] : null;
}

/** Ways not to be classed, or not to run, that occur: each once, with its meaning. */
export function explainFinishes(
  finishes: readonly Finish[],
): readonly { readonly label: string; readonly meaning: string }[] {
  const codes = new Set(finishes.flatMap((finish) => (finish.kind === 'notClassed' ? [finish.code] : [])));
  const explained = [...codes].flatMap((code) => notClassedWords(code) ?? []);
  const isShort = finishes.some(({ kind }) => kind === 'nonRunner');
  return isShort ? [...explained, { label: fr.nonRunner, meaning: fr.nonRunnerMeaning }] : explained;
}
