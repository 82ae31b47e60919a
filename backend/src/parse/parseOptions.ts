import type { FastifyBaseLogger } from 'fastify';
import type { ParseServer } from 'parse-server';
import type { ParseKeys } from '../loadParseKeys';
import { PARSE_SCHEMAS } from './parseSchemas';

export interface ParseOptionsInput {
  readonly databaseUrl: string;
  readonly serverUrl: string;
  readonly keys: ParseKeys;
  readonly logger: FastifyBaseLogger;
  /** Defines the cloud functions. */
  readonly cloud: () => void;
}

const LOCAL_ONLY = ['127.0.0.1', '::1'];
/** All that a client may call; everything else is for the server itself. */
const CLIENT_ROUTES = ['health', 'functions/.*'];
const POOL_SIZE = '5';

type ParseServerOptions = Parameters<typeof ParseServer>[0];

/** Parse Server's options: clients may run cloud functions and ask for its health, nothing more. */
export function parseOptions({
  databaseUrl,
  serverUrl,
  keys,
  logger,
  cloud,
}: ParseOptionsInput): ParseServerOptions {
  const database = new URL(databaseUrl);
  database.searchParams.set('poolSize', POOL_SIZE);
  const options = {
    appId: keys.appId,
    javascriptKey: keys.javascriptKey,
    masterKey: keys.masterKey,
    masterKeyIps: LOCAL_ONLY,
    readOnlyMasterKeyIps: LOCAL_ONLY,
    maintenanceKeyIps: LOCAL_ONLY,
    serverURL: serverUrl,
    trustProxy: 'loopback',
    databaseURI: database.href,
    schema: { definitions: PARSE_SCHEMAS, lockSchemas: true, strict: false },
    cloud,
    loggerAdapter: { log: logTo(logger) },
    logsFolder: null,
    routeAllowList: CLIENT_ROUTES,
    allowClientClassCreation: false,
    allowCustomObjectId: false,
    enableAnonymousUsers: false,
    allowAggregationForReadOnlyMasterKey: false,
    fileUpload: {
      enableForPublic: false,
      enableForAnonymousUser: false,
      enableForAuthenticatedUser: false,
      allowedFileUrlDomains: [],
    },
    pages: { encodePageParamHeaders: true },
    protectedFieldsOwnerExempt: false,
    protectedFieldsTriggerExempt: true,
    protectedFieldsSaveResponseExempt: false,
    installation: { duplicateDeviceTokenActionEnforceAuth: true },
    requestComplexity: {
      includeDepth: 5,
      includeCount: 20,
      subqueryDepth: 5,
      queryDepth: 10,
      graphQLDepth: 5,
      graphQLFields: 50,
      batchRequestLimit: 20,
    },
  };
  // The published types lack some options and know only the path of a cloud code file.
  return options as unknown as ParseServerOptions;
}

/** Parse's log lines in ours. Its chatter about every call is for debugging. */
function logTo(logger: FastifyBaseLogger) {
  return (level: string, ...parts: readonly unknown[]): void => {
    const message = parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ');
    if (level === 'error') logger.error({ from: 'parse' }, message);
    else if (level === 'warn') logger.warn({ from: 'parse' }, message);
    else logger.debug({ from: 'parse' }, message);
  };
}
