import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { KnownNameKey } from './IdentityRows';
import { isSpellingOf } from './isSpellingOf';
import { addKnownNames } from './learnNames';
import { personKey } from './nameKey';

interface Met extends KnownNameKey {
  /** As the two sources write it. */
  readonly one: string;
  readonly other: string;
}

/** Riders and trainers that a source names otherwise than the main source does of the same runner. */
const metIn = (raceIds: readonly number[]) => sql<Met>`
  SELECT DISTINCT alias.role, alias.name, said.id, said.one, said.other
  FROM race_sources AS race
  JOIN runner_sources AS runner USING (source, jour, reun, prix)
  JOIN cachedate AS t ON t."numcourse" = race.race_id AND t."numero" = runner.numero AND t.source <> runner.source
  CROSS JOIN LATERAL (VALUES
    ('rider', runner.rider, t."idJockey", runner.fields->>'jockey', t."jockey", 'idJockey'),
    ('trainer', runner.trainer, t."idEntraineur", runner.fields->>'entraineur', t."entraineur", 'idEntraineur')
  ) AS said (role, name, id, one, other, id_column)
  JOIN name_aliases AS alias ON (alias.source, alias.role, alias.name) = (runner.source, said.role, said.name)
  WHERE race.race_id = ANY (${raceIds}::bigint[]) AND said.id > 0 AND alias.id <> said.id
    AND NOT said.id_column = ANY (runner.filled)
    AND NOT EXISTS (SELECT 1 FROM known_names AS known
      WHERE (known.role, known.name, known.id) = (said.role, said.name, said.id))`;

/**
 * Lets spellings meet: who rides or trains the same runner of the same race under a name that may be another spelling
 * of the same (`isSpellingOf`) is that person from then on, in all races. Whom the administrator has parted stays
 * apart. Call within `lockNames`.
 */
export async function meetSpellings(db: Kysely<Database>, raceIds: readonly number[]): Promise<void> {
  const { rows } = await metIn(raceIds).execute(db);
  // The same spelling is learnt from the export itself.
  const same = rows.filter(({ name, one, other }) => personKey(other) !== name && isSpellingOf(one, other));
  if (same.length > 0) await addKnownNames(db, same, 'rule');
}
