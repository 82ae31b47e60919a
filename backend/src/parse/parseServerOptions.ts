import { randomBytes } from 'node:crypto';
import type { ParseKeys } from '@galopin/shared/settings';
import type { ParseLogger } from './createParseLogger';
import { PARSE_CLASSES } from './parseClasses';
import type { ParseSdk } from './ParseSdk';
import { refuseFiles } from './refuseFiles';

export interface ParseServerSetup {
  readonly keys: ParseKeys;
  /** Address of `/parse` as this process would call it. */
  readonly serverUrl: string;
  readonly databaseAdapter: object;
  readonly loggerAdapter: ParseLogger;
  /** Defines the cloud functions. */
  readonly cloud: (parse: ParseSdk) => void;
  /** Cloud functions that clients may call. */
  readonly openFunctions: readonly string[];
}

/** Requests a minute from one address; local ones are not counted. */
const REQUESTS_A_MINUTE = 300;

/**
 * Parse Server's settings: clients reach the named cloud functions and nothing else, keys that open everything
 * work within this process only, and every default that is about to change is set to the stricter side.
 */
export function parseServerOptions(setup: ParseServerSetup): Record<string, unknown> {
  return {
    ...setup.keys,
    serverURL: setup.serverUrl,
    maintenanceKey: randomBytes(24).toString('base64url'),
    masterKeyIps: [],
    maintenanceKeyIps: [],
    readOnlyMasterKeyIps: [],
    allowOrigin: new URL(setup.serverUrl).origin,
    databaseAdapter: setup.databaseAdapter,
    filesAdapter: refuseFiles,
    loggerAdapter: setup.loggerAdapter,
    logLevel: 'warn',
    // What Parse logs of a function's call holds its parameters, and with them the caller's token.
    logLevels: { cloudFunctionSuccess: 'silent', cloudFunctionError: 'silent' },
    cloud: setup.cloud,
    directAccess: true,
    verifyServerUrl: false,
    routeAllowList: ['health', ...setup.openFunctions.map((name) => `functions/${name}`)],
    rateLimit: [
      {
        requestPath: '/*path',
        requestTimeWindow: 60_000,
        requestCount: REQUESTS_A_MINUTE,
        errorResponseMessage: 'Too many requests, try again in a minute.',
      },
    ],
    maxUploadSize: '100kb',
    schema: { definitions: PARSE_CLASSES, lockSchemas: true, keepUnknownIndexes: true },
    ...CLOSED_FEATURES,
  };
}

const CLOSED_FEATURES = {
  allowClientClassCreation: false,
  allowCustomObjectId: false,
  enableAnonymousUsers: false,
  enforcePrivateUsers: true,
  enableInsecureAuthAdapters: false,
  enableProductPurchaseLegacyApi: false,
  allowExpiredAuthDataToken: false,
  allowAggregationForReadOnlyMasterKey: false,
  protectedFieldsOwnerExempt: false,
  protectedFieldsTriggerExempt: true,
  protectedFieldsSaveResponseExempt: false,
  installation: { duplicateDeviceTokenActionEnforceAuth: true },
  pages: { encodePageParamHeaders: true },
  fileUpload: {
    enableForPublic: false,
    enableForAnonymousUser: false,
    enableForAuthenticatedUser: false,
    allowedFileUrlDomains: [],
  },
  fileDownload: {
    enableForPublic: false,
    enableForAnonymousUser: false,
    enableForAuthenticatedUser: false,
  },
  requestComplexity: {
    allowRegex: false,
    includeDepth: 3,
    includeCount: 10,
    queryDepth: 5,
    subqueryDepth: 2,
    subqueryLimit: 100,
    graphQLDepth: 1,
    graphQLFields: 1,
    batchRequestLimit: 10,
  },
};
