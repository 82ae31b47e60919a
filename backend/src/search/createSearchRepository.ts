import { SEARCH_GROUP, type EntityKind, type FoundName, type SearchAnswer } from '@galopin/shared/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import { createNearRaces } from './createNearRaces';
import { findRaces } from './findRaces';
import { wordsOf } from './foldText';

export interface SearchRepository {
  /**
   * What a text may mean: races of the near days, and names of all stored days.
   * @param text as the visitor wrote it
   * @param today `YYYY-MM-DD`
   * @param everyMeeting see {@link findRaces}
   */
  find(text: string, today: string, everyMeeting?: boolean): Promise<SearchAnswer>;
}

/** Below so many letters anything looks alike. */
const LIKENESS_FROM = 4;
/** Part of the trigrams of the text that a name must have somewhere; a pair of letters swapped in five leaves a half. */
const LIKENESS = 0.5;

interface FoundRow extends FoundName {
  readonly kind: EntityKind;
}

const NOTHING: SearchAnswer = { approximate: false, races: [], horses: [], jockeys: [], trainers: [] };

export function createSearchRepository(db: Kysely<Database>, changes: ChangeFeed): SearchRepository {
  const readNear = createNearRaces(db, changes);
  return {
    find: async (text, today, everyMeeting = true) => {
      const words = wordsOf(text);
      if (words.length === 0) return NOTHING;
      const [near, found] = await Promise.all([readNear(today), readNames(db, words)]);
      const races = findRaces(near, words, today, everyMeeting);
      if (races.length + found.length > 0) return present(found, { races, approximate: false });
      const phrase = words.join(' ');
      if (phrase.length < LIKENESS_FROM) return NOTHING;
      const alike = await readAlike(db, phrase);
      return present(alike, { races, approximate: alike.length > 0 });
    },
  };
}

function present(rows: readonly FoundRow[], rest: Pick<SearchAnswer, 'races' | 'approximate'>): SearchAnswer {
  const of = (wanted: EntityKind) =>
    rows.flatMap(({ kind, ...name }): FoundName[] => (kind === wanted ? [name] : []));
  return { ...rest, horses: of('horse'), jockeys: of('jockey'), trainers: of('trainer') };
}

/** The best of each kind, in the order of `rank` and of the newest day. */
function bestOf(where: RawBuilder<unknown>, rank: RawBuilder<unknown>) {
  return sql<FoundRow>`
    SELECT kind, id, name, last_day AS "lastDay" FROM (
      SELECT kind, id, name, last_day,
        row_number() OVER (PARTITION BY kind ORDER BY ${rank}, last_day DESC, name, id) AS place
      FROM search_names WHERE ${where}) AS ranked
    WHERE place <= ${SEARCH_GROUP} ORDER BY place`;
}

/** The statement behind names that hold every word; folded words are letters and figures, so nothing is escaped. */
export function namesStatement(words: readonly string[]) {
  const phrase = ` ${words.join(' ')}`;
  // Two letters say something at the beginning of a word only; the index knows nothing shorter within one.
  const holds = words.map((word) => sql`folded LIKE ${word.length < 3 ? `% ${word}%` : `%${word}%`}`);
  const begins = words.map((word) => sql`folded LIKE ${`% ${word}%`}`);
  const rank = sql`CASE
    WHEN folded = ${phrase} THEN 0
    WHEN folded LIKE ${`${phrase} %`} THEN 1
    WHEN folded LIKE ${`${phrase}%`} THEN 2
    WHEN folded || ' ' LIKE ${`%${phrase} %`} THEN 3
    WHEN folded LIKE ${`%${phrase}%`} THEN 4
    WHEN ${sql.join(begins, sql` AND `)} THEN 5
    ELSE 6 END`;
  return bestOf(sql.join(holds, sql` AND `), rank);
}

async function readNames(db: Kysely<Database>, words: readonly string[]): Promise<readonly FoundRow[]> {
  return (await namesStatement(words).execute(db)).rows;
}

/** The statement behind names that look like a text; what counts as alike is the transaction's setting. */
export function alikeStatement(phrase: string) {
  return bestOf(sql`${phrase} <% folded`, sql`word_similarity(${phrase}, folded) DESC`);
}

function readAlike(db: Kysely<Database>, phrase: string): Promise<readonly FoundRow[]> {
  return db.transaction().execute(async (transaction) => {
    // The planner holds comparing two texts for as cheap as comparing two numbers, and would read all names.
    await sql`
      SELECT set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true),
        set_config('enable_seqscan', 'off', true)`.execute(transaction);
    return (await alikeStatement(phrase).execute(transaction)).rows;
  });
}
