import type { EntityKind, JoinedName, JoinedNames } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { sql, type Kysely } from 'kysely';
import type { ChangeFeed } from '../../changes/ChangeFeed';
import type { Database } from '../../database/Database';
import { ROLE_OF } from '../identity/findMovedId';
import type { KnownNameKey, Role } from '../identity/IdentityRows';
import { addKnownNames, settleNames } from '../identity/learnNames';
import { lockNames } from '../identity/locks';

/** What the administrator sees and does about spellings of one name. */
export interface NameDesk {
  list(page: { readonly limit: number; readonly offset: number }): Promise<JoinedNames>;
  /** @throws CallError `not-found` for a spelling that nobody joined to that id */
  part(name: NameOfKind, isParted: boolean): Promise<JoinedName>;
  /** @throws CallError `not-found` where no spelling goes by the first id, or nobody by the second */
  join(kind: EntityKind, from: number, into: number): Promise<readonly JoinedName[]>;
}

export interface NameOfKind {
  readonly kind: EntityKind;
  readonly key: string;
  readonly id: number;
}

const KINDS = Object.entries(ROLE_OF) as readonly (readonly [EntityKind, Role])[];
const COLUMNS: Readonly<Record<Role, readonly [name: string, id: string]>> = {
  horse: ['cheval', 'idChe'],
  rider: ['jockey', 'idJockey'],
  trainer: ['entraineur', 'idEntraineur'],
};

/** A value of one of three columns, by the role of the row. */
const byRole = (valueOf: (role: Role) => string) =>
  sql.raw(`CASE known.role ${KINDS.map(([, role]) => `WHEN '${role}' THEN ${valueOf(role)}`).join(' ')} END`);

const LISTED = sql<JoinedName>`
  SELECT ${sql.raw(`CASE known.role ${KINDS.map(([kind, role]) => `WHEN '${role}' THEN '${kind}'`).join(' ')} END`)} AS kind,
    known.name AS key, known.id, CASE WHEN known.origin = 'rule' THEN 'rule' ELSE 'hand' END AS "by",
    known.parted AS "isParted", to_char(known.told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
    coalesce(${byRole(
      (role) => `(SELECT btrim(fields->>'${COLUMNS[role][0]}') FROM runner_sources AS runner
        WHERE runner.${role} = known.name ORDER BY runner.jour DESC LIMIT 1)`,
    )}, '') AS written,
    coalesce(${byRole(
      (role) => `(SELECT btrim("${COLUMNS[role][0]}") FROM cachedate
        WHERE "${COLUMNS[role][1]}" = known.id ORDER BY "jour" DESC LIMIT 1)`,
    )}, '') AS name
  FROM known_names AS known`;

const SHOWN = sql`(known.origin <> 'export' OR known.parted)`;

/** Reads and changes what spellings mean; who reads races meanwhile sees them as before or after. */
export function createNameDesk(db: Kysely<Database>, changes: Pick<ChangeFeed, 'announce'>): NameDesk {
  /** Answers that are kept of any day may name whoever moved. */
  const tell = async (names: readonly string[]) => {
    for (const jour of await daysOf(db, names)) changes.announce(jour);
  };
  return {
    list: async ({ limit, offset }) => {
      const { rows } = await sql<JoinedName>`
        ${LISTED} WHERE ${SHOWN} ORDER BY known.told_at DESC, known.role, known.name, known.id
        LIMIT ${limit} OFFSET ${offset}`.execute(db);
      const counted = await sql<{ total: number }>`
        SELECT count(*)::integer AS total FROM known_names AS known WHERE ${SHOWN}`.execute(db);
      return { names: rows, total: counted.rows[0]?.total ?? 0 };
    },
    part: async ({ kind, key, id }, isParted) => {
      const name = { role: ROLE_OF[kind], name: key, id };
      const found = await db.transaction().execute(async (transaction) => {
        await lockNames(transaction);
        await find(transaction, name);
        await sql`
          UPDATE known_names SET parted = ${isParted}, told_at = now()
          WHERE (role, name, id) = (${name.role}, ${key}, ${id}::integer)`.execute(transaction);
        await settleNames(transaction, [name]);
        return find(transaction, name);
      });
      await tell([key]);
      return found;
    },
    join: async (kind, from, into) => {
      const joined = await db
        .transaction()
        .execute((transaction) => joinPages(transaction, { kind, from, into }));
      await tell(joined.map(({ key }) => key));
      return joined;
    },
  };
}

interface Pages {
  readonly kind: EntityKind;
  readonly from: number;
  readonly into: number;
}

async function joinPages(db: Kysely<Database>, { kind, from, into }: Pages): Promise<readonly JoinedName[]> {
  const role = ROLE_OF[kind];
  await lockNames(db);
  const names = await spellingsOf(db, role, from);
  if (names.length === 0 || from === into)
    throw new CallError('not-found', `No spelling of ours goes by ${from}.`, { details: { kind, id: from } });
  if (!(await isSomebody(db, role, into)))
    throw new CallError('not-found', `Nobody goes by ${into}.`, { details: { kind, id: into } });
  const meant = names.map((name) => ({ role, name, id: into }));
  // What was parted before, and every other meaning of these spellings, is decided anew.
  await sql`
    UPDATE known_names SET parted = id <> ${into}::integer, told_at = now()
    WHERE role = ${role} AND name = ANY (${names}::text[])`.execute(db);
  await addKnownNames(db, meant, 'hand');
  await settleNames(db, meant);
  return Promise.all(meant.map((name) => find(db, name)));
}

/** @throws CallError `not-found` for a spelling that nobody joined to the id, nor parted from it */
async function find(db: Kysely<Database>, { role, name, id }: KnownNameKey): Promise<JoinedName> {
  const { rows } = await sql<JoinedName>`
    ${LISTED} WHERE (known.role, known.name, known.id) = (${role}, ${name}, ${id}::integer) AND ${SHOWN}`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined)
    throw new CallError('not-found', `Nobody joined ${name} to ${id}.`, { details: { name, id } });
  return found;
}

async function daysOf(db: Kysely<Database>, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ jour: string }>`
    SELECT DISTINCT jour FROM runner_sources
    WHERE horse = ANY (${names}::text[]) OR rider = ANY (${names}::text[])
      OR trainer = ANY (${names}::text[])`.execute(db);
  return rows.map(({ jour }) => jour);
}

async function spellingsOf(db: Kysely<Database>, role: Role, id: number): Promise<readonly string[]> {
  const named = db.selectFrom('name_aliases').select('name').where('role', '=', role).where('id', '=', id);
  return (await named.execute()).map(({ name }) => name);
}

async function isSomebody(db: Kysely<Database>, role: Role, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM cachedate WHERE ${sql.ref(COLUMNS[role][1])} = ${id}::integer LIMIT 1`.execute(db);
  return rows.length > 0;
}
