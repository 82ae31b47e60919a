import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { KnownNameKey, Name } from './IdentityRows';
import { ownNameId } from './ownIds';

export interface ResolvedName extends KnownNameKey {
  /** How many ids pturf has for this name; from 2 on the name keeps one of its own. */
  readonly fits: number;
}

const ATTEMPTS = 20;

interface Found extends ResolvedName {
  readonly isStored: boolean;
}

async function findNames(
  db: Kysely<Database>,
  source: string,
  names: readonly Name[],
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    SELECT given.role, given.name, alias.id, alias.id IS NOT NULL AS "isStored",
      (SELECT count(*) FROM known_names AS known
        WHERE (known.role, known.name) = (given.role, given.name) AND NOT known.parted) AS fits
    FROM (SELECT DISTINCT role, name FROM json_to_recordset(${JSON.stringify(names)}::json)
      AS given (role text, name text)) AS given
    LEFT JOIN name_aliases AS alias
      ON (alias.source, alias.role, alias.name) = (${source}, given.role, given.name)`.execute(db);
  return rows;
}

/** Gives new names their own id, and pturf's where exactly one fits. */
async function addNames(
  db: Kysely<Database>,
  source: string,
  names: readonly Name[],
  attempt: number,
): Promise<void> {
  const rows = names.map(({ role, name }) => ({ role, name, own: ownNameId(role, name, attempt) }));
  await sql`
    INSERT INTO name_aliases (source, role, name, own_id, id)
    SELECT ${source}, given.role, given.name, given.own, coalesce(known.id, given.own)
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (role text, name text, own integer)
    LEFT JOIN (SELECT role, name, min(id) AS id FROM known_names WHERE NOT parted GROUP BY role, name HAVING count(*) = 1) AS known
      ON (known.role, known.name) = (given.role, given.name)
    ORDER BY given.role, given.name
    ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * The ids of a source's names; a name met for the first time gets one. Call within `lockNames`.
 * @throws Error when no free id is found, which would take millions of names
 */
export async function resolveNames(
  db: Kysely<Database>,
  source: string,
  names: readonly Name[],
): Promise<readonly ResolvedName[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await findNames(db, source, names);
    const missing = found.filter(({ isStored }) => !isStored);
    if (missing.length === 0) return found;
    await addNames(db, source, missing, attempt);
  }
  throw new Error('No id is free for a name.');
}
