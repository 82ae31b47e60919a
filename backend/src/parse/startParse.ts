import './leaveLogsFolder';
import type { RequestListener } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import Parse from 'parse/node';
import { ParseServer } from 'parse-server';
import { PostgresStorageAdapter } from 'parse-server/lib/Adapters/Storage/Postgres/PostgresStorageAdapter';
import about from 'parse-server/package.json';
import type { TokenVerifier } from '../auth/createTokenVerifier';
import type { ParseKeys } from '../loadParseKeys';
import type { MemberStore } from '../members/MemberStore';
import type { TipStore } from '../tips/Tip';
import { createParseLogger } from './createParseLogger';
import { createParseMemberStore } from './createParseMemberStore';
import { createParseTipStore } from './createParseTipStore';
import { defineCloudFunctions } from './defineCloudFunctions';
import { parseHandler } from './parseHandler';
import { parseOptions } from './parseOptions';
import { PARSE_SCHEMAS, UNIQUE_FIELDS } from './parseSchemas';

export interface StartParseOptions {
  /** `postgres://…`; Parse's classes lie in its public schema, beside the recorded tables. */
  readonly databaseUrl: string;
  /** Where the site reaches `/parse`, such as `http://localhost:3000/parse`; not called. */
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
  /** Reads through Parse, gives its version. Throws when it does not serve. */
  probe(): Promise<string | null>;
  /** Ends its database connections. */
  stop(): Promise<void>;
}

const CONNECTIONS = 5;

/**
 * Starts Parse Server on the same database, in its public schema: its adapter looks tables up by name alone, and
 * a search path would reach every connection of the embedded database, which share one session. It keeps its
 * state per process: one at a time.
 * @throws Error when the database refuses or a class cannot be brought up to date or closed to clients
 */
export async function startParse(options: StartParseOptions): Promise<ParseService> {
  const members = createParseMemberStore();
  const tips = createParseTipStore();
  // `pg` reads the address itself: Parse's own reading of it knows neither escapes nor `sslmode`.
  const databaseAdapter = new PostgresStorageAdapter({
    databaseOptions: {
      connectionString: options.databaseUrl,
      max: CONNECTIONS,
      application_name: 'galopin-parse',
    },
  });
  // Its own way to stop does not say when it has.
  const stop = () => databaseAdapter._client.$pool.end();
  try {
    const server = ParseServer(
      parseOptions({
        ...options,
        databaseAdapter,
        loggerAdapter: createParseLogger(options.logger),
        cloud: () => defineCloudFunctions({ ...options, members, tips }),
      }),
    );
    await server.start();
    await assertClosed();
    for (const [className, field] of Object.entries(UNIQUE_FIELDS)) {
      await databaseAdapter.ensureUniqueness(className, {}, [field]);
    }
    return { handler: parseHandler(server), members, tips, probe: () => probe(members), stop };
  } catch (error) {
    await stop();
    throw new Error('Parse Server could not be started.', { cause: error });
  }
}

async function probe(members: MemberStore): Promise<string> {
  await members.find('-');
  return about.version;
}

/** Parse Server only logs that it could not bring a class up to date, and would serve it as it is. */
async function assertClosed(): Promise<void> {
  const stored = new Map((await Parse.Schema.all()).map((schema) => [schema.className, schema]));
  for (const { className, fields, classLevelPermissions } of PARSE_SCHEMAS) {
    const schema = stored.get(className);
    const missing = Object.keys(fields).filter((field) => schema?.fields[field] === undefined);
    const permissions: Readonly<Record<string, unknown>> = { ...schema?.classLevelPermissions };
    const open = Object.keys(classLevelPermissions).filter(
      (operation) => JSON.stringify(permissions[operation]) !== '{}',
    );
    if (missing.length + open.length > 0) {
      const faults = [...missing, ...open].join(', ');
      throw new Error(`Parse's class ${className} could not be brought up to date (${faults}).`);
    }
  }
}
