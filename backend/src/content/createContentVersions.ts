import type { ContentAction, ContentKind, ContentTexts, ContentVersion } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { ContentRow } from './ContentRow';

/** A version with what it says. */
export type KeptVersion<Kind extends ContentKind = ContentKind> = ContentVersion & {
  readonly key: string;
  readonly text: ContentTexts[Kind];
};

/** Keeps every version of what editors write, up to {@link MOST_VERSIONS} of each content. */
export interface ContentVersions {
  /** The latest of each content of a kind; of some keys if given. */
  latest<Kind extends ContentKind>(
    kind: Kind,
    keys?: readonly string[],
  ): Promise<readonly KeptVersion<Kind>[]>;
  /** All versions, newest first, without their texts. */
  history(kind: ContentKind, key: string): Promise<readonly ContentVersion[]>;
  find<Kind extends ContentKind>(
    kind: Kind,
    key: string,
    version: number,
  ): Promise<KeptVersion<Kind> | undefined>;
  /** @returns false when there is such a version already: somebody else was first */
  add<Kind extends ContentKind>(kind: Kind, version: KeptVersion<Kind>): Promise<boolean>;
  mark(kind: ContentKind, key: string, version: number, action: ContentAction): Promise<void>;
  remove(kind: ContentKind, key: string, version: number): Promise<void>;
}

/** Versions kept of each content; older ones go. */
export const MOST_VERSIONS = 50;

const HISTORY = ['key', 'version', 'action', 'changed', 'author', 'saved_at'] as const;

export function createContentVersions(db: Kysely<Database>): ContentVersions {
  const of = (kind: ContentKind, key: string) =>
    db.selectFrom('content_versions').where('kind', '=', kind).where('key', '=', key);
  return {
    latest: async <Kind extends ContentKind>(kind: Kind, keys?: readonly string[]) => {
      if (keys?.length === 0) return [];
      const all = db.selectFrom('content_versions').selectAll().distinctOn('key').where('kind', '=', kind);
      const some = keys === undefined ? all : all.where('key', 'in', [...keys]);
      const rows = await some.orderBy('key').orderBy('version', 'desc').execute();
      return rows.map((row) => toKept<Kind>(row));
    },
    history: async (kind, key) =>
      (await of(kind, key).select(HISTORY).orderBy('version', 'desc').execute()).map(toVersion),
    find: async <Kind extends ContentKind>(kind: Kind, key: string, version: number) => {
      const row = await of(kind, key).selectAll().where('version', '=', version).executeTakeFirst();
      return row && toKept<Kind>(row);
    },
    add: async (kind, { key, version, action, text, changed, by, at }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('content_versions')
        .values({ kind, key, version, action, written: text, changed, author: by, saved_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      await db
        .deleteFrom('content_versions')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('version', '<=', version - MOST_VERSIONS)
        .execute();
      return true;
    },
    mark: async (kind, key, version, action) => {
      const update = db.updateTable('content_versions').set({ action }).where('kind', '=', kind);
      await update.where('key', '=', key).where('version', '=', version).execute();
    },
    remove: async (kind, key, version) => {
      const removal = db.deleteFrom('content_versions').where('kind', '=', kind).where('key', '=', key);
      await removal.where('version', '=', version).execute();
    },
  };
}

/** The schema has read it before it was kept. */
const toKept = <Kind extends ContentKind>(row: ContentRow): KeptVersion<Kind> => ({
  ...toVersion(row),
  key: row.key,
  text: row.written as ContentTexts[Kind],
});

function toVersion({
  version,
  action,
  changed,
  author,
  saved_at,
}: Pick<ContentRow, (typeof HISTORY)[number]>): ContentVersion {
  return { version, action, changed, by: author, at: new Date(saved_at).toISOString() };
}
