import path from 'node:path';
import { sql } from 'kysely';
import { createArrivalRepository } from '../../races/createArrivalRepository';
import { parseRaceKey } from '../../races/store/RaceKey';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { ownRaceId } from '../identity/ownIds';
import { runImport } from '../runImport';
import { createPmuImporter } from './createPmuImporter';
import { isFields, type Fields } from './fields';
import {
  CHANTILLY,
  hasSamples,
  NANTES,
  PROGRAMME,
  readSample,
  SAMPLE_FILES,
  SAMPLES,
} from './testing/sampleFiles';

// Whole days again and again, on a machine that may have other work.
jest.setTimeout(60_000);

const withSamples = hasSamples ? describe : describe.skip;

const ARRIVALS = 'pmu-excerpts/arrivals_observed_excerpts.json';
const ARCHIVE = 'pmu-excerpts/open-pmu-api_arrivees_2026-02-12_readme_example.json';

/** Fields that are deliberately not stored, and why. Everything else is found again where it came from. */
const NOT_STORED: Readonly<Record<string, string>> = {
  'programme.date': 'the day is part of the key of every race',
  'programme.reunions': 'the list itself: each meeting is stored with each of its races',
  courses: 'the list itself: each race is stored',
};

interface Kept {
  readonly meeting?: Fields;
  readonly race?: Fields;
  readonly payouts?: Readonly<Record<string, Fields>>;
  readonly pastRaces?: Readonly<Record<string, readonly Fields[]>>;
  readonly runners: ReadonlyMap<number, Fields>;
}

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Every value in a document with its path; an empty list or object is a value. */
function leavesOf(value: unknown, at = ''): readonly Leaf[] {
  const entries = Array.isArray(value) || isFields(value) ? Object.entries(value) : [];
  if (entries.length === 0) return [{ path: at, value }];
  return entries.flatMap(([name, inner]) => leavesOf(inner, at === '' ? name : `${at}.${name}`));
}

withSamples('the samples of PMU', () => {
  let database: TestDatabase;

  async function ingest(file: string, race: string | null) {
    const report = await runImport({
      db: database.db,
      importer: createPmuImporter(race === null ? null : parseRaceKey(race)),
      input: { path: path.join(SAMPLES, file) },
      onReject: ({ reason }) => {
        throw new Error(`${file}: ${reason}`);
      },
    });
    return report;
  }
  const row = async (table: 'caractrap' | 'cachedate', id: number) =>
    (await sql<Fields>`SELECT * FROM ${sql.table(table)} WHERE "id" = ${id}`.execute(database.db)).rows[0];
  const idOf = (race: string, numero = '') => {
    const key = parseRaceKey(race);
    if (key === null) throw new Error(race);
    return Number(`${ownRaceId(key)}${numero}`);
  };

  /** The documents kept of a race, put together again in PMU's shapes. */
  async function keptOf(race: string): Promise<Kept> {
    const key = parseRaceKey(race);
    const races = await sql<{ raw: Omit<Kept, 'runners'> }>`
      SELECT raw FROM race_sources
      WHERE (jour, reun, prix) = (${key?.jour}::date, ${key?.reun}::integer, ${key?.prix}::integer)`.execute(
      database.db,
    );
    const runners = await sql<{ numero: number; raw: Fields }>`
      SELECT numero, raw FROM runner_sources
      WHERE (jour, reun, prix) = (${key?.jour}::date, ${key?.reun}::integer, ${key?.prix}::integer)`.execute(
      database.db,
    );
    return { ...races.rows[0]?.raw, runners: new Map(runners.rows.map(({ numero, raw }) => [numero, raw])) };
  }

  /** Pairs of a file's object and the stored one that must hold it. */
  async function pairsOf(
    file: string,
    race: string | null,
  ): Promise<readonly (readonly [unknown, unknown])[]> {
    const document = readSample(file) as never;
    if (file === PROGRAMME) {
      const { programme } = document as { programme: { reunions: { courses: Fields[] }[] } };
      const [meeting] = programme.reunions;
      const { courses, ...header } = meeting ?? { courses: [] };
      const kept = await Promise.all(courses.map((_, index) => keptOf(`2026-07-07/R1/C${index + 1}`)));
      return kept.flatMap((each, index) => [
        [header, each.meeting],
        [courses[index], each.race],
      ]);
    }
    const kept = await keptOf(race ?? NANTES);
    if (file.includes('/course_')) return [[document, kept.race]];
    if (file.includes('rapports')) {
      const bets = ([] as Fields[]).concat(document as never);
      return bets.map((bet) => [bet, kept.payouts?.[String(bet['typePari'])]]);
    }
    if (file.includes('performances')) {
      const races = kept.pastRaces?.['KING DU PLESSIS'];
      return [[document, races?.[0]]];
    }
    const { participants = [document] } = document as { participants?: Fields[] };
    return participants.map((runner: Fields) => [runner, kept.runners.get(Number(runner['numPmu']))]);
  }

  beforeAll(async () => {
    database = await openTestDatabase();
    await emptyStore(database.db);
    for (const [file, race] of SAMPLE_FILES) await ingest(file, race);
  }, 60_000);
  afterAll(() => database.close());

  it.each(SAMPLE_FILES)('is found again value by value: %s', async (file, race) => {
    const pairs = await pairsOf(file, race);
    expect(pairs.length).toBeGreaterThan(0);
    for (const [given, stored] of pairs) {
      const kept = new Map(leavesOf(stored).map((leaf) => [leaf.path, leaf.value]));
      const missing = leavesOf(given).filter(
        ({ path: at, value }) =>
          !Object.is(kept.get(at), value) && JSON.stringify(kept.get(at)) !== JSON.stringify(value),
      );
      expect(missing).toEqual([]);
    }
  });

  it('leaves out nothing of the programme but what is named here', () => {
    const { programme } = readSample(PROGRAMME) as { programme: Fields };
    const names = Object.keys(programme).map((name) => `programme.${name}`);
    expect(names.filter((name) => !(name in NOT_STORED))).toEqual([]);
  });

  it.each(SAMPLE_FILES)(
    'knows every field and word, and changes nothing when read again: %s',
    async (file, race) => {
      const report = await ingest(file, race);
      expect([...report.notices.keys()].filter((notice) => /not known/.test(notice))).toEqual([]);
      expect([...report.days]).toEqual([]);
    },
  );

  it('fills the columns of a flat race in Chantilly', async () => {
    expect(await row('caractrap', idOf(CHANTILLY))).toMatchObject({
      jour: '2026-07-07',
      heure: '14:18:00',
      hippo: 'Chantilly',
      reun: '1',
      prix: 1,
      prixnom: 'Prix du Soleil de Bretagne',
      typec: 'Plat',
      partant: '6',
      dist: '1200',
      sex: 'tous chevaux',
      corde: 'ligne droite',
      age: '2',
      autos: '0',
      cheque: '31100',
      quinte: 0,
      natpis: 'PH',
      arriv: '4-1-3-5-2-6',
      temperature: 32,
      forceVent: 19,
      directionVent: 'O',
      nebulositeLibelleCourt: 'Peu Nuageux',
      tempscourse: '1\'10"18',
    });
    expect(await row('caractrap', idOf('2026-07-07/R1/C2'))).toMatchObject({
      corde: 'droite',
      pistegp: 'Nouvelle piste',
      sex: 'MH',
    });
    expect(await row('cachedate', idOf(CHANTILLY, '1'))).toMatchObject({
      cheval: 'Master Man',
      cl: '2',
      sexe: 'M',
      age: 2,
      corde: 6,
      poidmont: '57.5',
      handicapPoids: 570,
      handicapDistance: -1,
      dist: 1200,
      jockey: 'A. Crastus',
      entraineur: 'R. Chotard',
      proprietaire: 'S. Tardy',
      coat: 'BF',
      country: 'FR',
      pere: 'GOKEN',
      mere: 'LEVITHA',
      peremere: 'MASTERCRAFTSMAN',
      gainsCarriere: 1_050_000,
      gains: '10500',
      musiqueche: '1p',
      cotedirect: 4,
      coteprob: 5.2,
      ecar: 'Courte encolure',
      defoeil: '',
      coursescheval: 1,
      placescheval: 1,
    });
    expect(await row('cachedate', idOf(CHANTILLY, '2'))).toMatchObject({
      ecar: '4 L',
      country: 'GB',
      musiqueche: '5p 7p 0p 0p',
      entraineur: 'Ch. Plisson (s)',
    });
  });

  it('fills the columns of a ridden trot in Nantes and of a disqualified runner', async () => {
    expect(await row('caractrap', idOf(NANTES))).toMatchObject({
      hippo: 'Nantes',
      heure: '13:12:00',
      typec: 'Monté',
      groupe: 'Course F',
      courseabc: 'Course F',
      amat: 'Apprentis',
      arriv: '7-3-9-13-5-14-6-8-4-11-10',
      tempscourse: '3\'48"77',
    });
    expect(await row('cachedate', idOf(NANTES, '1'))).toMatchObject({
      cheval: 'King du Plessis',
      cl: 'DAI',
      jockey: 'Mme R. Haghighat',
      proprietaire: 'Ecurie Christian Boisnard',
      poidmont: '',
      handicapPoids: 570,
      placescheval: 4,
      recence: 4,
      dernierhippo: 'Pontchâteau',
      dernierealloc: '15500',
      derniereplace: '6',
      dernierJoc: 'Ch. Boisnard',
      dernierRedKm: '1\'17"5',
      commen: "A été sanctionné dans la phase finale alors qu'il n'était pas menaçant.",
    });
  });

  it('keeps payouts, bonus and non-runner lines included', async () => {
    const { rows } = await sql`
      SELECT type_pari, count(*) AS lines, max(dividende_euro) AS most FROM payouts
      WHERE jour >= '2026-07-07' GROUP BY type_pari, reun, prix ORDER BY type_pari, prix`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { type_pari: 'COUPLE_GAGNANT', lines: 2, most: 6760 },
      { type_pari: 'COUPLE_PLACE', lines: 6, most: 1840 },
      { type_pari: 'DEUX_SUR_QUATRE', lines: 10, most: 1030 },
      { type_pari: 'QUINTE_PLUS', lines: 8, most: 6_317_570 },
      { type_pari: 'SIMPLE_GAGNANT', lines: 1, most: 140 },
      { type_pari: 'SIMPLE_PLACE', lines: 2, most: 110 },
    ]);
  });

  it('serves the collected arrivals, provisional and final, and the archive', async () => {
    await ingest(ARRIVALS, null);
    await ingest(ARCHIVE, null);
    const { arrivalsOf } = createArrivalRepository(database.db);
    const given = readSample(ARRIVALS) as Fields[];
    for (const { date, reunion, course, ordreArrivee, arriveeDefinitive } of given) {
      const served = (await arrivalsOf(String(date)))[String(reunion)]?.[String(course)];
      const order = (ordreArrivee as number[][]).flat().join('-');
      if (arriveeDefinitive === true) expect(served).toBe(order);
      else
        expect(served).toEqual({
          ordre: order,
          statut: 'ARRIVEE_PROVISOIRE_NON_VALIDEE',
          categorieStatut: 'ARRIVEE',
          arriveeDefinitive: false,
        });
    }
    expect((await arrivalsOf('2026-02-12'))['1']).toEqual({ 1: '14-11-12-15-10' });
    expect(await row('caractrap', idOf('2026-02-12/R1/C1'))).toMatchObject({
      hippo: 'Cagnes-sur-Mer',
      typec: 'Attelé',
      cheque: '49000',
      dist: '2925',
      partant: '15',
    });
  });

  it.each(SAMPLE_FILES.filter(([file, race]) => race !== null && !/participant/.test(file)))(
    'is refused without its race: %s',
    async (file) => {
      await expect(ingest(file, null)).rejects.toThrow('--race');
    },
  );

  it.each(SAMPLE_FILES.filter(([file]) => /participant/.test(file)))(
    'says its race by the silks, and no other is taken: %s',
    async (file, race) => {
      await ingest(file, null);
      expect((await keptOf(race ?? '')).runners.size).toBeGreaterThan(0);
      await expect(ingest(file, '2026-07-06/R1/C1')).rejects.toThrow(`its silks are of ${race}`);
    },
  );
});
