import type { RequestListener } from 'node:http';
import { cutStalledConnections, poolSettings, WORK_LIMITS, type PoolLimits } from '@galopin/postgres/client';
import type { Logger } from '@galopin/shared/contracts';
import type { ParseServerOptions } from 'parse-server/types/Options';
import type { ParseKeys } from '@galopin/shared/settings';
import { answerWhileAway } from './answerWhileAway';
import { createParseLogger } from './createParseLogger';
import { keepReasonAway } from './keepReasonAway';
import { PARSE_CLASSES, UNIQUE_FIELDS } from './parseClasses';
import type { ParseSdk } from './ParseSdk';
import { parseServerOptions } from './parseServerOptions';

export interface StartParseServerOptions {
  readonly databaseUrl: string;
  readonly limits?: PoolLimits;
  readonly keys: ParseKeys;
  readonly serverUrl: string;
  /** Whose word is taken for a caller's address: addresses, networks or `loopback` (default), commas between them. */
  readonly trustedProxies?: string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly cloud: (parse: ParseSdk) => void;
  readonly openFunctions: readonly string[];
}

export interface StartedParseServer {
  readonly handler: RequestListener;
  readonly parse: ParseSdk;
  /** @returns Parse Server's version @throws Error while its database does not answer */
  health(): Promise<string>;
  stop(): Promise<void>;
}

/** An Express application, which also takes what to do with a request that it has no answer to. */
interface ExpressApp {
  (...request: [...Parameters<RequestListener>, (error?: unknown) => void]): void;
  set(setting: string, value: unknown): void;
}

const CONNECTIONS = 5;

/**
 * Starts Parse Server on the public schema: its adapter looks tables up by name alone, and a search path would
 * reach every connection of the embedded database, which share one session.
 * @throws Error when the database cannot be reached, or when a class could not be made or closed to clients
 */
export async function startParseServer(options: StartParseServerOptions): Promise<StartedParseServer> {
  const { ParseServer, PostgresStorageAdapter, version } = await loadParseServer();
  const { limits = WORK_LIMITS } = options;
  // `pg` reads the address itself: Parse's own reading of it knows neither escapes nor `sslmode`.
  const databaseAdapter = new PostgresStorageAdapter({
    databaseOptions: {
      ...poolSettings(limits),
      connectionString: options.databaseUrl,
      max: CONNECTIONS,
      application_name: 'galopin-parse',
    },
  });
  const { _client: client } = databaseAdapter;
  cutStalledConnections(client.$pool, limits.answer);
  const stop = () => client.$pool.end();
  let parse: ParseSdk | undefined;
  keepReasonAway(databaseAdapter, () => parse);
  const settings = parseServerOptions({
    ...options,
    databaseAdapter,
    loggerAdapter: createParseLogger(options.logger),
    cloud: (sdk) => {
      parse = sdk;
      options.cloud(sdk);
    },
  });
  try {
    // Its declared options lag behind those that it knows.
    const server = ParseServer(settings as unknown as ParseServerOptions);
    await server.start();
    if (parse === undefined) throw new Error('Parse Server started without its cloud functions.');
    // The SDK reaches the server within the process from here on.
    const handler = answerWhileAway(
      asHandler(
        keepOwnCrashes(() => server.app as ExpressApp),
        options.trustedProxies ?? 'loopback',
      ),
    );
    for (const [className, ...fields] of UNIQUE_FIELDS) {
      await databaseAdapter.ensureUniqueness(className, {}, fields);
    }
    await assertClasses(parse);
    const health = async () => {
      await client.query('SELECT 1');
      return version;
    };
    return { handler, parse, health, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function loadParseServer() {
  // Read once while the package loads, when it would otherwise make a folder `logs` where the process stands.
  process.env['PARSE_SERVER_LOGS_FOLDER'] = 'null';
  const { ParseServer } = await import('parse-server');
  const { PostgresStorageAdapter } =
    await import('parse-server/lib/Adapters/Storage/Postgres/PostgresStorageAdapter');
  const { default: about } = await import('parse-server/package.json');
  return { ParseServer, PostgresStorageAdapter, version: about.version };
}

/** Parse Server only logs that it could not bring a class up to date, and would serve it as it is. */
async function assertClasses(parse: ParseSdk): Promise<void> {
  const stored = new Map((await parse.Schema.all()).map((schema) => [schema.className, schema]));
  for (const { className, fields, classLevelPermissions } of PARSE_CLASSES) {
    const schema = stored.get(className);
    const missing = Object.keys(fields).filter(
      (field) => schema?.fields[field]?.type !== fields[field]?.type,
    );
    const permissions: Readonly<Record<string, unknown>> = { ...schema?.classLevelPermissions };
    const open = Object.keys(classLevelPermissions).filter(
      (operation) => JSON.stringify(permissions[operation]) !== '{}',
    );
    const faults = [...missing, ...open.map((operation) => `"${operation}" is open`)];
    if (faults.length > 0) {
      throw new Error(`Parse's class ${className} is not as it must be: ${faults.join(', ')}.`);
    }
  }
}

/** Making the application, Parse Server takes it on itself to end the process at an error, with status 0 for some. */
function keepOwnCrashes<Made>(make: () => Made): Made {
  const before = new Set(process.listeners('uncaughtException'));
  const made = make();
  for (const listener of process.listeners('uncaughtException')) {
    if (!before.has(listener)) process.off('uncaughtException', listener);
  }
  return made;
}

function asHandler(app: ExpressApp, trustedProxies: string): RequestListener {
  app.set('trust proxy', trustedProxies);
  app.set('x-powered-by', false);
  return (request, response) =>
    app(request, response, (error) => {
      // An error comes here after it was answered and logged.
      if (response.headersSent) return;
      response.writeHead(error === undefined ? 404 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: error === undefined ? 'Not found.' : 'Internal server error.' }));
    });
}
