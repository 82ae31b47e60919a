import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IssuedToken, TokenEntry } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Kysely, Selectable } from 'kysely';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';

export interface TokensOptions {
  readonly db: Kysely<LedgerDatabase>;
  readonly now: () => Date;
}

export interface TokenGrant {
  readonly team: string;
  readonly environments: readonly string[];
  /** Names it is for; `null` for all of the team's, those of tomorrow included. */
  readonly remotes: readonly string[] | null;
  /** Days until it expires. */
  readonly days: number;
  readonly createdBy: string;
}

/** Tokens of the teams: kept as hashes, shown once. All times are UTC. */
export type Tokens = ReturnType<typeof createTokens>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** `id.secret`: the id finds the row, the secret is compared with its hash. */
const TOKEN = /^([0-9a-f]{12})\.([\w-]{43})$/;

export function createTokens({ db: database, now }: TokensOptions) {
  const db = database.withSchema('delivery');

  return {
    /** Makes a token; the answer is the only place it can be read. */
    async issue({ team, environments, remotes, days, createdBy }: TokenGrant): Promise<IssuedToken> {
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const created = now();
      const row = {
        id,
        team,
        hash: hashOf(secret),
        environments: JSON.stringify(environments),
        remotes: remotes && JSON.stringify(remotes),
        created_by: createdBy,
        created_at: created,
        expires_at: new Date(created.getTime() + days * DAY_MS),
      };
      const stored = await db.insertInto('tokens').values(row).returningAll().executeTakeFirstOrThrow();
      return { ...toEntry(stored), token: `${id}.${secret}` };
    },
    /** Newest first. */
    async list(): Promise<TokenEntry[]> {
      const rows = await db
        .selectFrom('tokens')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toEntry);
    },
    /**
     * Ends a token at once; ending it again is harmless.
     * @throws CallError `unknown-token`
     */
    async revoke(id: string): Promise<TokenEntry> {
      const row = await db
        .updateTable('tokens')
        .set((column) => ({ revoked_at: column.fn.coalesce('revoked_at', column.val(now())) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new CallError('unknown-token', `there is no token ${id}`);
      return toEntry(row);
    },
    /** The token somebody carries; `null` for one that is unknown, expired or revoked. */
    async find(token: string): Promise<TokenEntry | null> {
      const [, id, secret] = TOKEN.exec(token) ?? [];
      if (id === undefined || secret === undefined) return null;
      const row = await db.selectFrom('tokens').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || !timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(row.hash))) return null;
      return row.revoked_at === null && row.expires_at > now() ? toEntry(row) : null;
    },
  };
}

/** A token is 32 random bytes: nothing slower than SHA-256 is needed to keep it from being guessed. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

function toEntry(row: Selectable<LedgerDatabase['tokens']>): TokenEntry {
  return {
    id: row.id,
    team: row.team,
    environments: row.environments,
    remotes: row.remotes,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
