import type { FindingKind, SourceFinding } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { FindingRow } from './FindingRow';

/** One thing in a document that is not as the source is known to send it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly what: string;
  readonly example: string;
}

/** Keeps what a source sent that is not as it was known, for all processes and the administrator. */
export interface SourceFindings {
  /**
   * Counts what a document holds.
   * @param address of the document
   * @param now epoch milliseconds
   */
  record(findings: readonly Finding[], address: string, now: number): Promise<void>;
  /** Latest seen first; at most {@link FINDING_LIMITS}.listed. */
  list(): Promise<readonly SourceFinding[]>;
  /**
   * What people are to be told of now: each finding once, and again after a day's rest if it was seen since. Whoever
   * takes it tells it: other processes get it no more. Forgets what was not seen for a month.
   * @param now epoch milliseconds
   */
  takeUntold(now: number): Promise<readonly SourceFinding[]>;
}

export const FINDING_LIMITS = { what: 120, example: 300, listed: 100 } as const;
const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

const COLUMNS = ['source', 'kind', 'what', 'times', 'example', 'address', 'first_seen', 'last_seen'] as const;

type Row = Pick<FindingRow, (typeof COLUMNS)[number]>;

const toFinding = ({ first_seen: first, last_seen: last, ...row }: Row): SourceFinding => ({
  ...row,
  firstSeen: new Date(first).toISOString(),
  lastSeen: new Date(last).toISOString(),
});

/** What no text column can hold is left out. */
const cut = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most);

/** @param source `pmu` */
export function createSourceFindings(db: Kysely<Database>, source: string): SourceFindings {
  return {
    record: async (findings, address, now) => {
      const counted = new Map<string, Finding & { times: number }>();
      for (const { kind, what: whole, example } of findings) {
        const what = cut(whole, FINDING_LIMITS.what);
        const known = counted.get(`${kind} ${what}`);
        if (known === undefined)
          counted.set(`${kind} ${what}`, {
            kind,
            what,
            example: cut(example, FINDING_LIMITS.example),
            times: 1,
          });
        else known.times += 1;
      }
      if (counted.size === 0) return;
      const at = new Date(now).toISOString();
      await sql`
        INSERT INTO source_findings AS t (source, kind, what, first_seen, last_seen, times, example, address)
        SELECT ${source}, given.kind, given.what, ${at}::timestamptz, ${at}::timestamptz, given.times, given.example,
          ${address}
        FROM json_to_recordset(${JSON.stringify([...counted.values()])}::json)
          AS given (kind text, what text, example text, times bigint)
        ORDER BY given.kind, given.what
        ON CONFLICT (source, kind, what) DO UPDATE SET last_seen = excluded.last_seen,
          times = t.times + excluded.times, example = excluded.example, address = excluded.address`.execute(
        db,
      );
    },
    list: async () => {
      const rows = await db
        .selectFrom('source_findings')
        .select(COLUMNS)
        .orderBy('last_seen', 'desc')
        .orderBy('kind')
        .orderBy('what')
        .limit(FINDING_LIMITS.listed)
        .execute();
      return rows.map(toFinding);
    },
    takeUntold: async (now) => {
      const before = (ms: number) => new Date(now - ms).toISOString();
      await db
        .deleteFrom('source_findings')
        .where('source', '=', source)
        .where('last_seen', '<', before(KEPT_MS))
        .execute();
      const rows = await db
        .updateTable('source_findings')
        .set({ alerted_at: before(0) })
        .where('source', '=', source)
        .where(({ or, and, eb, ref }) =>
          or([
            eb('alerted_at', 'is', null),
            and([eb('alerted_at', '<', before(DAY_MS)), eb('last_seen', '>', ref('alerted_at'))]),
          ]),
        )
        .returning(COLUMNS)
        .execute();
      return rows.map(toFinding);
    },
  };
}
