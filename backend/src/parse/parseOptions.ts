import { randomBytes } from 'node:crypto';
import type { ParseServer } from 'parse-server';
import type { ParseKeys } from '../loadParseKeys';
import type { ParseLogger } from './createParseLogger';
import { PARSE_SCHEMAS } from './parseSchemas';
import { refuseFiles } from './refuseFiles';

export interface ParseOptionsInput {
  readonly databaseAdapter: object;
  readonly serverUrl: string;
  readonly keys: ParseKeys;
  readonly loggerAdapter: ParseLogger;
  /** Defines the cloud functions. */
  readonly cloud: () => void;
}

/** All that a client may call; everything else is for the server itself. */
const CLIENT_ROUTES = ['health', 'functions/[A-Za-z]+'];
/** From one address; those of this machine are not counted. */
const REQUESTS_A_MINUTE = 300;

type ParseServerOptions = Parameters<typeof ParseServer>[0];

/**
 * Parse Server's options: clients may run cloud functions and ask for its health, nothing more; the keys that open
 * everything are good within this process only; every default that is about to change is set.
 */
export function parseOptions(input: ParseOptionsInput): ParseServerOptions {
  const options = {
    appId: input.keys.appId,
    javascriptKey: input.keys.javascriptKey,
    masterKey: input.keys.masterKey,
    maintenanceKey: randomBytes(24).toString('base64url'),
    masterKeyIps: [],
    readOnlyMasterKeyIps: [],
    maintenanceKeyIps: [],
    serverURL: input.serverUrl,
    allowOrigin: new URL(input.serverUrl).origin,
    directAccess: true,
    databaseAdapter: input.databaseAdapter,
    filesAdapter: refuseFiles,
    schema: { definitions: PARSE_SCHEMAS, lockSchemas: true, strict: false, keepUnknownIndexes: true },
    cloud: input.cloud,
    loggerAdapter: input.loggerAdapter,
    logsFolder: null,
    // What Parse logs of a function's call holds its parameters, and with them the visitor's token.
    logLevels: { cloudFunctionSuccess: 'silent', cloudFunctionError: 'silent' },
    routeAllowList: CLIENT_ROUTES,
    rateLimit: [
      {
        requestPath: '/*path',
        requestTimeWindow: 60_000,
        requestCount: REQUESTS_A_MINUTE,
        errorResponseMessage: 'Too many requests, try again in a minute.',
      },
    ],
    maxUploadSize: '100kb',
    ...CLOSED_FEATURES,
  };
  // The published types lack some options and know only the path of a cloud code file.
  return options as unknown as ParseServerOptions;
}

const NOBODY = { enableForPublic: false, enableForAnonymousUser: false, enableForAuthenticatedUser: false };

const CLOSED_FEATURES = {
  allowClientClassCreation: false,
  allowCustomObjectId: false,
  enableAnonymousUsers: false,
  enableInsecureAuthAdapters: false,
  enableProductPurchaseLegacyApi: false,
  allowAggregationForReadOnlyMasterKey: false,
  fileUpload: { ...NOBODY, allowedFileUrlDomains: [] },
  fileDownload: NOBODY,
  pages: { encodePageParamHeaders: true },
  protectedFieldsOwnerExempt: false,
  protectedFieldsTriggerExempt: true,
  protectedFieldsSaveResponseExempt: false,
  installation: { duplicateDeviceTokenActionEnforceAuth: true },
  requestComplexity: {
    allowRegex: false,
    includeDepth: 5,
    includeCount: 20,
    subqueryDepth: 5,
    queryDepth: 10,
    graphQLDepth: 5,
    graphQLFields: 50,
    batchRequestLimit: 20,
  },
};
