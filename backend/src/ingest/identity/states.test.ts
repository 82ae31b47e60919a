import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import fc from 'fast-check';
import type { RecordedTable } from '../../races/store/upsertRows';
import { dumpStore, emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { findPieces } from '../pmu/createPmuImporter';
import type { Fields } from '../pmu/fields';
import { DAY, meeting, payouts, programme, runner, trot } from '../pmu/testing/documents';
import { createPturfImporter } from '../pturf/createPturfImporter';
import { runImport } from '../runImport';

// Whole days again and again, on a machine that may have other work.
jest.setTimeout(120_000);

const RACE = 1_907_001;
const NUMBERS = [1, 2, 3, 4, 5];
const ORDERS = 8;

/** What a day was at some hour: the columns that changed since, and the source's own time of change where it tells it. */
interface State {
  readonly at: string | null;
  readonly race: Partial<CaractrapRow>;
  readonly runner: (numero: number) => Partial<CachedateRow>;
}

const CARD: State = {
  at: `${DAY} 07:00:00`,
  race: { meteo: 'Brouillard' },
  runner: (numero) => ({ coteprob: 10 + numero, jockey: `A. Cocher${numero}` }),
};
const NOON: State = {
  at: `${DAY} 12:00:00`,
  race: { meteo: 'Soleil' },
  runner: (numero) => ({ coteprob: 9 + numero, jockey: 'R. Placant', cotedirect: 4 + numero }),
};
/** As the field's lists of results are: without a time, and with nothing that was known before. */
const RESULT: State = {
  at: null,
  race: { arriv: '3-1-4', tempscourse: '3\'27"54' },
  runner: (numero) => ({ cl: numero === 2 ? 'DAI' : `${numero}`, cotedirect: 3 + numero }),
};
const CORRECTED: State = {
  at: `${DAY} 19:00:00`,
  race: { arriv: '1-3-4', meteo: 'Soleil' },
  runner: (numero) => ({ cl: numero === 3 ? '2' : `${numero}`, cotedirect: 3 + numero, ecar: '1 L' }),
};
const STATES = [CARD, NOON, RESULT, CORRECTED];

function rowsOf({ at, race, runner: told }: State) {
  const field = NUMBERS.map((numero) => {
    const known = { cheval: `Jument ${numero}`, pere: 'PERE', mere: `MERE ${numero}`, idChe: 3000 + numero };
    return runnerRow({ numcourse: RACE, numero, jour: DAY, ...known, ...told(numero), updatedat: at });
  });
  const known = { hippo: 'Val les Bruyères', reun: '1', prix: 1, prixnom: "Prix du Moulin d'Avril" };
  return { race: raceRow({ id: RACE, jour: DAY, ...known, ...race, updatedAt: at }), field };
}

type Step = () => Promise<unknown>;

describe('states of one day', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-states-'));
  let database: TestDatabase;

  const pturf =
    (table: RecordedTable, rows: readonly object[]): Step =>
    async () => {
      const file = path.join(folder, 'rows.json');
      writeFileSync(file, JSON.stringify(rows));
      const { rejected } = await runImport({
        db: database.db,
        importer: createPturfImporter(table),
        input: { path: file },
        onReject: ({ reason }) => {
          throw new Error(reason);
        },
      });
      expect(rejected).toBe(0);
    };

  const pmu =
    (document: unknown): Step =>
    () =>
      runImport({
        db: database.db,
        importer: {
          source: 'pmu',
          read: async function* () {
            yield* findPieces(document, 'test', { jour: DAY, reun: 1, prix: 1 });
          },
        },
        input: { path: 'test' },
        onReject: ({ reason }) => {
          throw new Error(reason);
        },
      });

  /** A state as files: the race by itself or within its runners, the runners in one piece or two. */
  const filesOf = (state: State, isNested: boolean, cut: number): readonly Step[] => {
    const { race, field } = rowsOf(state);
    const rows = isNested ? field.map((row) => ({ ...row, numcourse: race })) : field;
    const pieces = [rows.slice(0, cut), rows.slice(cut)].filter((piece) => piece.length > 0);
    const runners = pieces.map((piece) => pturf('cachedate', piece));
    return isNested ? runners : [pturf('caractrap', [race]), ...runners];
  };

  async function after(steps: readonly Step[]) {
    await emptyStore(database.db);
    for (const step of steps) await step();
    return dumpStore(database.db);
  }

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const shuffled = (files: readonly Step[]) => fc.shuffledSubarray([...files], { minLength: files.length });

  it('give one store in any order, in pieces, twice, with races apart or within their runners', async () => {
    const expected = await after(STATES.flatMap((state) => filesOf(state, false, 0)));
    expect(expected['caractrap']?.[0]).toContain('"arriv": "1-3-4"');
    const orders = fc
      .tuple(...STATES.map(() => fc.tuple(fc.boolean(), fc.nat(NUMBERS.length), fc.boolean())))
      .chain((ways) =>
        shuffled(
          ways.flatMap(([isNested, cut, isTwice], index) => {
            const files = filesOf(STATES[index] ?? CARD, isNested, cut);
            return isTwice ? [...files, ...files] : files;
          }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(orders, async (steps) => {
        expect(await after(steps)).toEqual(expected);
      }),
      { numRuns: ORDERS },
    );
  });

  it('of PMU, and of both sources together, give one store too', async () => {
    const given = (race: Fields, field: readonly Fields[], forecast: number) => [
      pmu(
        programme([race], {
          ...meeting,
          meteo: { ...(meeting['meteo'] as Fields), datePrevision: forecast },
        }),
      ),
      pmu({ participants: field, ecuries: [] }),
    ];
    const before = (odds: number, date: number) => ({
      dernierRapportDirect: { rapport: odds, typeRapport: 'DIRECT', dateRapport: date },
    });
    const { ordreArrivee: _order, incidents: _incidents, arriveeDefinitive: _final, ...open } = trot;
    const morning = { ...open, statut: 'PROGRAMMEE', categorieStatut: 'A_PARTIR' };
    const early = { ...morning, nombreDeclaresPartants: 6 };
    const start = Number(trot['heureDepart']);
    const files = [
      // Number 6 was withdrawn before the declaration.
      ...given(
        early,
        [...NUMBERS, 6].map((numero) => runner(numero, before(20, start + 1 * 60_000))),
        start + 1 * 60_000,
      ),
      ...given(
        { ...morning, heureDepart: Number(trot['heureDepart']) + 300_000 },
        NUMBERS.map((numero) => runner(numero, before(9, start + 2 * 60_000))),
        start + 2 * 60_000,
      ),
      ...given(
        { ...trot, statut: 'ARRIVEE_PROVISOIRE', arriveeDefinitive: false, ordreArrivee: [[1], [3]] },
        NUMBERS.map((numero) => runner(numero, { ...before(8, start + 3 * 60_000), ordreArrivee: numero })),
        start + 3 * 60_000,
      ),
      ...given(
        trot,
        NUMBERS.map((numero) =>
          runner(numero, {
            ...before(8, start + 3 * 60_000),
            ordreArrivee: 6 - numero,
            tempsObtenu: 200_000,
          }),
        ),
        start + 4 * 60_000,
      ),
      pmu(payouts),
    ];
    const expected = await after(files);
    expect(expected['runner_sources']).toHaveLength(NUMBERS.length);
    await fc.assert(
      fc.asyncProperty(shuffled([...files, ...files]), async (steps) => {
        expect(await after(steps)).toEqual(expected);
      }),
      { numRuns: ORDERS },
    );
    const both = [...files, ...STATES.flatMap((state) => filesOf(state, false, 0))];
    const together = await after(both);
    await fc.assert(
      fc.asyncProperty(shuffled(both), async (steps) => {
        expect(await after(steps)).toEqual(together);
      }),
      { numRuns: ORDERS },
    );
  });
});
