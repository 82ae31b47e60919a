import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { saveArrivals } from '../races/store/saveArrivals';
import { upsertRows } from '../races/store/upsertRows';
import { raceRow, runnerRow } from './raceRows';

/** The day the small world is looked at. */
export const ENTITY_TODAY = '2026-11-21';
export const IBIS = 7;
export const JASMIN = 8;
/** Drives both horses and trains Jasmin: one number, two roles. */
export const MARTIN = 70;
export const DURAND = 71;
export const TRAINER = 90;

interface Case {
  readonly race: Partial<CaractrapRow> & Pick<CaractrapRow, 'id' | 'jour'>;
  readonly runner: Partial<CachedateRow>;
}

const trot = { typec: 'Attelé', hippo: 'Vincennes', natpis: 'DUR', reun: '1' };
const flat = { typec: 'Plat', hippo: 'Chantilly', natpis: 'PH', reun: '2' };
const martin = { idJockey: MARTIN, jockey: 'A. Martin' };
const durand = { idJockey: DURAND, jockey: 'B. Durand' };

/** Fourteen races of Ibis, each for one rule. */
const CASES: readonly Case[] = [
  // A win more than 365 days ago.
  {
    race: { id: 1, jour: '2025-10-01', ...trot, dist: '2700' },
    runner: { ...martin, cl: '1', dist: 2700, coursescheval: 3, victoirescheval: 1, placescheval: 2 },
  },
  // Disqualified, from 25 m behind.
  {
    race: { id: 2, jour: '2025-12-01', ...trot, dist: '2850' },
    runner: { ...martin, cl: 'DAI', dist: 2875 },
  },
  // A dead heat for the win, from the second row behind the gate.
  {
    race: { id: 3, jour: '2026-01-10', ...trot, hippo: 'Enghien', autos: '1' },
    runner: { ...martin, cl: '1', dist: 2150, corde: 10 },
  },
  // Withdrawn.
  {
    race: { id: 4, jour: '2026-02-01', ...trot, typec: 'Monté' },
    runner: { ...durand, cl: 'NP', dist: 2700 },
  },
  // Nobody told the result.
  { race: { id: 5, jour: '2026-03-01', ...trot }, runner: { ...martin, cl: '', dist: 2700 } },
  // Second, tied, as only the arrival tells.
  {
    race: { id: 6, jour: '2026-04-01', ...trot, arriv: '5-1=4-3' },
    runner: { ...durand, cl: '', numero: 4, dist: 2700 },
  },
  {
    race: { id: 7, jour: '2026-05-01', ...flat, meteo: 'Ciel voilé, terrain souple' },
    runner: { ...durand, cl: '3', dist: 1600, corde: 6, poidmont: '57,5' },
  },
  // Placed eighth, then disqualified: a start, no rank. No ground is told of a track of fibre sand.
  {
    race: { id: 8, jour: '2026-06-01', ...flat, natpis: 'PSF', meteo: 'Beau, terrain souple' },
    runner: { ...durand, cl: '8D', dist: 1800, corde: 13, poidmont: '58.5' },
  },
  // Pulled up.
  {
    race: { id: 9, jour: '2026-07-01', ...flat, typec: 'Haies', hippo: 'Auteuil' },
    runner: { ...durand, cl: 'Arr.', dist: 3600, poidmont: '67' },
  },
  // Cancelled.
  { race: { id: 10, jour: '2026-08-01', ...flat, prix: 3 }, runner: { ...durand, cl: '', dist: 1600 } },
  // An arrival it is not in does not tell whether it ran.
  { race: { id: 11, jour: '2026-09-01', ...flat, arriv: '2-9' }, runner: { ...durand, cl: '', dist: 1600 } },
  // Today: one race run, one to come.
  {
    race: { id: 12, jour: ENTITY_TODAY, ...flat, heure: '12:00:00' },
    runner: { ...durand, cl: '4', dist: 1400, corde: 1, poidmont: '57.5' },
  },
  {
    race: { id: 13, jour: ENTITY_TODAY, ...flat, heure: '15:00:00', prix: 5, prixnom: 'Prix du Jour' },
    runner: { ...durand, cl: '', dist: 2000, coteprob: 4.5, musiqueche: '4p 3p', musiquejoc: '4p Dp' },
  },
  {
    race: { id: 14, jour: '2026-11-22', ...trot, heure: '14:00:00', prix: 1, prixnom: 'Prix de Demain' },
    runner: {
      ...martin,
      cl: '',
      dist: 2700,
      coursescheval: 9,
      victoirescheval: 2,
      placescheval: 4,
      coursesjockey: 40,
      victoiresjockey: 5,
      placejockey: 12,
      gains: '12500',
      gainsAnneeEnCours: 500_000,
      gainsAnneePrecedente: -1,
    },
  },
];

/** Jasmin: the other half of the dead heat, and a win trained by its driver. */
const JASMINS: readonly Case[] = [
  {
    race: { id: 3, jour: '2026-01-10' },
    runner: { cl: '1', numero: 9, idJockey: DURAND, jockey: 'B. Durand' },
  },
  {
    race: { id: 20, jour: '2026-10-01', ...trot },
    runner: { ...martin, cl: '1', idEntraineur: MARTIN, entraineur: 'A. Martin', dist: 2700 },
  },
];

/** Stores the small world whose figures are counted by hand in its tests. */
export async function storeEntityWorld(db: Kysely<Database>): Promise<void> {
  const own = { sexe: 'H', age: 6, pere: 'SIRE', mere: 'DAM', idEntraineur: TRAINER, entraineur: 'C. Petit' };
  const rows = [
    ...CASES.map((each) => ({ ...each, horse: { idChe: IBIS, cheval: 'Ibis', ...own } })),
    ...JASMINS.map((each) => ({ ...each, horse: { idChe: JASMIN, cheval: 'Jasmin', ...own } })),
  ];
  const races = new Map(
    rows.map(({ race }) => [
      race.id,
      raceRow({ ...rows.find((one) => one.race.id === race.id)?.race, ...race }),
    ]),
  );
  await upsertRows(db, 'caractrap', [...races.values()], 'test');
  await upsertRows(
    db,
    'cachedate',
    rows.map(({ race, runner, horse }) => {
      const stored = races.get(race.id);
      return runnerRow({
        numcourse: race.id,
        numero: 1,
        jour: race.jour,
        typec: stored?.typec ?? '',
        hippo: stored?.hippo ?? '',
        partant: 12,
        ...horse,
        ...runner,
      });
    }),
    'test',
  );
  const none = { ordre: [], definitive: null };
  await saveArrivals(db, [
    { jour: '2026-08-01', reun: 2, prix: 3, ...none, statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' },
  ]);
}
