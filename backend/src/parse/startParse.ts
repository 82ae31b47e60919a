import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { ParseServer } from 'parse-server';
import type { TokenVerifier } from '../auth/createTokenVerifier';
import type { Database } from '../database/Database';
import type { ParseKeys } from '../loadParseKeys';
import type { MemberStore } from '../members/MemberStore';
import type { TipStore } from '../tips/Tip';
import { createParseMemberStore } from './createParseMemberStore';
import { createParseTipStore } from './createParseTipStore';
import { defineCloudFunctions } from './defineCloudFunctions';
import { parseOptions } from './parseOptions';

const { version: VERSION } = createRequire(import.meta.url)('parse-server/package.json') as {
  readonly version: string;
};

export interface StartParseOptions {
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  /** Where `/parse` is reached, for Parse's own use; not called at the start. */
  readonly serverUrl: string;
  readonly keys: ParseKeys;
  readonly verifier: TokenVerifier;
  readonly logger: FastifyBaseLogger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface ParseService {
  /** Parse's API, as if it stood at the root. */
  readonly handler: RequestListener;
  readonly members: MemberStore;
  readonly tips: TipStore;
  /** Reads through Parse. Throws when it does not serve. */
  probe(): Promise<string | null>;
  stop(): Promise<void>;
}

/**
 * Starts Parse Server on the same database. It keeps its state per process: one at a time.
 * @throws Error when the database refuses or a class cannot be brought up to date
 */
export async function startParse(options: StartParseOptions): Promise<ParseService> {
  const members = createParseMemberStore();
  const tips = createParseTipStore();
  const cloud = () => defineCloudFunctions({ ...options, members, tips });
  const server = ParseServer(parseOptions({ ...options, cloud }));
  try {
    await server.start();
  } catch (error) {
    throw new Error('Parse Server could not be started.', { cause: error });
  }
  // Parse declares no unique indexes on classes of one's own.
  await sql`create unique index if not exists "Member_unique_uid" on "Member" (uid)`.execute(options.db);
  return {
    handler: server.app as RequestListener,
    members,
    tips,
    probe: async () => {
      await members.find('-');
      return VERSION;
    },
    stop: () => closeAdapter(server),
  };
}

/** Parse's own shutdown wants an HTTP server that it listens with. */
async function closeAdapter(server: ReturnType<typeof ParseServer>): Promise<void> {
  const { databaseController } = server.config as {
    readonly databaseController: { readonly adapter: { handleShutdown(): Promise<void> | void } };
  };
  await databaseController.adapter.handleShutdown();
}
