import { sql } from 'kysely';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { findPieces } from './createPmuImporter';
import type { Fields } from './fields';
import { DAY, meeting, programme, runners, trot } from './testing/documents';

const KEY = { jour: DAY, reun: 1, prix: 1 };
const RESULT = ['ordreArrivee', 'incident', 'tempsObtenu'];

describe('a part of a race', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterEach(() => emptyStore(database.db));
  afterAll(() => database.close());

  const save = async (document: unknown) => {
    for (const found of findPieces(document, 'test', KEY))
      if (found.kind === 'part') await found.save(database.db);
  };
  const written = async () => {
    const { rows } = await sql<{
      source: string;
      row: string;
      cheval: string;
      cl: string;
      temperature: number;
    }>`
      SELECT runner.xmin::text AS source, row.xmin::text AS row, "cheval", "cl"
      FROM runner_sources AS runner JOIN cachedate AS row ON row."numero" = runner.numero ORDER BY runner.numero`.execute(
      database.db,
    );
    return rows;
  };
  const { ordreArrivee: _, arriveeDefinitive: __, ...running } = trot;
  const before: Fields = { ...running, statut: 'PROGRAMMEE', categorieStatut: 'A_PARTIR', incidents: [] };

  it('leaves the rows of its runners alone where nothing in them changes', async () => {
    await save(programme([before]));
    await save(runners);
    const first = await written();
    expect(first).toHaveLength(5);
    await save(programme([before], { ...meeting, meteo: { datePrevision: Date.now(), temperature: 31 } }));
    expect(await written()).toEqual(first);
    const { rows } = await sql<{ raw: string }>`SELECT raw::text FROM race_sources`.execute(database.db);
    expect(rows[0]?.raw).toContain('31');
  });

  it('writes those that an arrival changes', async () => {
    await save(programme([before]));
    await save({ ...runners, participants: (runners['participants'] as Fields[]).map(withoutResult) });
    await save(programme([{ ...before, categorieStatut: 'ARRIVEE', ordreArrivee: [[3], [1]] }]));
    expect((await written()).map(({ cl }) => cl).slice(0, 3)).toEqual(['2', '', '1']);
  });

  it('writes runners that came before their race, and again once it names their discipline', async () => {
    await save(runners);
    const first = await written();
    expect(first).toHaveLength(5);
    await save(programme([before]));
    const second = await written();
    expect(second).toHaveLength(5);
    expect(second.map(({ row }) => row)).not.toEqual(first.map(({ row }) => row));
  });
});

const withoutResult = (runner: Fields): Fields =>
  Object.fromEntries(Object.entries(runner).filter(([name]) => !RESULT.includes(name)));
