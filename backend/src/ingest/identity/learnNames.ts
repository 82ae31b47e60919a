import type { CachedateRow } from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { KnownNameKey, Name, NameOrigin, Role } from './IdentityRows';
import { lockNames } from './locks';
import { horseKey, personKey } from './nameKey';

interface Written {
  readonly role: Role;
  readonly id: number;
  readonly text: string;
  readonly nameOf: () => string;
}

const COLUMN_OF: Readonly<Record<Role, 'idChe' | 'idJockey' | 'idEntraineur'>> = {
  horse: 'idChe',
  rider: 'idJockey',
  trainer: 'idEntraineur',
};

/** Whom a runner's names mean, as they are written. A horse without parents tells nothing: others may bear its name. */
function writtenNames(row: CachedateRow): readonly Written[] {
  const { cheval, pere, mere, jockey, entraineur } = row;
  const people = [
    { role: 'rider', id: row.idJockey, text: jockey, nameOf: () => personKey(jockey) },
    { role: 'trainer', id: row.idEntraineur, text: entraineur, nameOf: () => personKey(entraineur) },
  ] as const;
  if (pere === '' || mere === '') return people;
  const nameOf = () => horseKey({ name: cheval, sire: pere, dam: mere });
  return [...people, { role: 'horse', id: row.idChe, text: `${cheval}|${pere}|${mere}`, nameOf }];
}

/** Names whose meaning changed move in the rows that were filled from another source. */
async function moveRunners(db: Kysely<Database>, changed: readonly KnownNameKey[]): Promise<void> {
  for (const role of ['horse', 'rider', 'trainer'] as const) {
    const ofRole = changed.filter((name) => name.role === role);
    if (ofRole.length === 0) continue;
    const column = COLUMN_OF[role];
    await sql`
      UPDATE cachedate AS t SET ${sql.ref(column)} = given.id
      FROM json_to_recordset(${JSON.stringify(ofRole)}::json) AS given (name text, id integer)
      JOIN runner_sources AS runner ON runner.${sql.ref(role)} = given.name
      JOIN race_sources AS race USING (source, jour, reun, prix)
      WHERE t."numcourse" = race.race_id AND t."numero" = runner.numero AND ${column} = ANY (runner.filled)`.execute(
      db,
    );
  }
}

/**
 * Gives names of other sources the id that is known for them, where exactly one is and was not parted from them, else
 * their own. Runners follow, and so do spellings that were joined to an id of our own which leads elsewhere now. Call
 * within `lockNames`.
 */
export async function settleNames(db: Kysely<Database>, names: readonly Name[]): Promise<void> {
  if (names.length === 0) return;
  const { rows: changed } = await sql<KnownNameKey & { readonly left: number | null }>`
    WITH fitting AS (
      SELECT given.role, given.name, min(known.id) AS id, count(known.id) AS fits
      FROM (SELECT DISTINCT role, name FROM json_to_recordset(${JSON.stringify(names)}::json)
        AS given (role text, name text)) AS given
      LEFT JOIN known_names AS known ON (known.role, known.name) = (given.role, given.name) AND NOT known.parted
      GROUP BY given.role, given.name
    ), before AS (
      SELECT alias.source, alias.role, alias.name, alias.id FROM name_aliases AS alias JOIN fitting USING (role, name)
    )
    UPDATE name_aliases AS alias SET id = CASE WHEN fitting.fits = 1 THEN fitting.id ELSE alias.own_id END
    FROM fitting JOIN before USING (role, name)
    WHERE (alias.source, alias.role, alias.name) = (before.source, before.role, before.name)
      AND alias.id <> CASE WHEN fitting.fits = 1 THEN fitting.id ELSE alias.own_id END
    RETURNING alias.role, alias.name, alias.id, CASE WHEN before.id = alias.own_id THEN before.id END AS "left"`.execute(
    db,
  );
  if (changed.length === 0) return;
  await moveRunners(db, changed);
  const { rows: followers } = await sql<Name>`
    UPDATE known_names AS known SET id = moved.id
    FROM json_to_recordset(${JSON.stringify(changed)}::json) AS moved (role text, "left" integer, id integer)
    WHERE known.role = moved.role AND known.id = moved."left" AND known.origin <> 'export'
      AND NOT EXISTS (SELECT 1 FROM known_names AS other
        WHERE (other.role, other.name, other.id) = (known.role, known.name, moved.id))
    RETURNING known.role, known.name`.execute(db);
  await settleNames(db, followers);
}

async function learn(db: Kysely<Database>, names: readonly KnownNameKey[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockNames(transaction);
    await addKnownNames(transaction, names, 'export');
  });
}

/** Notes ids of names; those that are known already, or were parted by hand, stay as they are. */
export async function addKnownNames(
  db: Kysely<Database>,
  names: readonly KnownNameKey[],
  origin: NameOrigin,
): Promise<void> {
  const { rows: learnt } = await sql<Name>`
    INSERT INTO known_names (role, name, id, origin)
    SELECT role, name, id, ${origin} FROM json_to_recordset(${JSON.stringify(names)}::json)
      AS given (role text, name text, id integer)
    ORDER BY role, name, id ON CONFLICT DO NOTHING RETURNING role, name`.execute(db);
  await settleNames(db, learnt);
}

/** Names kept in mind, so that a rider is not looked up with each runner: some megabytes; then it begins anew. */
const REMEMBERED = 50_000;

/**
 * Remembers which ids pturf's rows give to which names. Where a name of another source now has exactly one, or no
 * longer only one, its runners follow: ids depend on what is stored, not on the order it came in.
 * @returns takes rows that are stored; for one import, as what is stored may be emptied between two
 */
export function createNameLearner(db: Kysely<Database>): (rows: readonly CachedateRow[]) => Promise<void> {
  // Not an LRU cache: that takes all its places when it is made, and a followed day makes one with each answer.
  const learnt = new Set<string>();
  return async (rows) => {
    const names = new Map<string, KnownNameKey>();
    for (const row of rows)
      for (const { role, id, text, nameOf } of writtenNames(row)) {
        const key = `${role} ${id} ${text}`;
        if (id > 0 && !learnt.has(key) && !names.has(key)) names.set(key, { role, id, name: nameOf() });
      }
    const found = [...names.values()].filter(({ name }) => name !== '');
    if (found.length > 0) await learn(db, found);
    if (learnt.size + names.size > REMEMBERED) learnt.clear();
    for (const key of names.keys()) learnt.add(key);
  };
}
