import type { RequestListener } from 'node:http';
import type { IsoDay, Logger, PressSynthesis } from '@galopin/shared/contracts';
import type { PoolLimits } from '@galopin/postgres/client';
import { subscriptionOf } from '@galopin/shared/lib';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { TokenVerifier } from '../http/identity/createTokenVerifier';
import { LEGAL_TEXTS } from '../legal/i18n/legalTexts';
import type { ParseKeys } from '@galopin/shared/settings';
import { loadMember } from '../members/loadMember';
import type { Member } from '../members/MemberStore';
import { createPressOfDay } from './createPressOfDay';
import { createTipsOfDay, type StartTimes } from './createTipsOfDay';
import { defineCloudFunctions, type CloudFunctions } from './defineCloudFunctions';
import { createLateStores, createParseStores, type ParseStores } from './ParseStores';
import { tellChanges } from './tellChanges';
import { startParseServer, type StartedParseServer } from './startParseServer';

export interface ParseOptions {
  /** `postgres://…`; Parse's classes lie in its public schema, beside the recorded tables. */
  readonly databaseUrl: string;
  /** How long the database may take; as long as work that nobody waits for by default. */
  readonly limits?: PoolLimits;
  readonly keys: ParseKeys;
  /** Address of `/parse` on the site's origin, such as `http://localhost:3000/parse`. */
  readonly serverUrl: string;
  /** Whose word is taken for a caller's address: addresses, networks or `loopback` (default), commas between them. */
  readonly trustedProxies?: string;
  readonly verifier: TokenVerifier;
  readonly startTimes: StartTimes;
  /** The member with the payment that counts now. */
  readonly withPayment: (member: Member) => Promise<Member>;
  /** What the press was imported to say of a day's races. */
  readonly recordedPress?: (jour: IsoDay) => Promise<readonly PressSynthesis[]>;
  /** Told of what was written as a change feed is, once it can be read. */
  readonly onChange?: ChangeFeed['announce'];
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** Edited content and members, kept by Parse Server. One at a time in a process: its SDK is a single thing. The
 * stores work only while it is started. */
export interface ParseService extends ParseStores {
  /** Answers requests whose path lacks the leading `/parse`; 503 until started. */
  readonly handler: RequestListener;
  /**
   * Brings the classes up to date and serves.
   * @throws Error when the database cannot be reached or a class is not as it must be
   */
  start(): Promise<void>;
  /** Ends its database connections. */
  stop(): Promise<void>;
  /**
   * @returns Parse Server's version
   * @throws Error while it does not serve, or its database does not answer
   */
  health(): Promise<string>;
}

/** Prepares Parse Server; nothing is loaded or opened before `start`. */
export function createParse(options: ParseOptions): ParseService {
  let running: (StartedParseServer & { readonly stores: ParseStores }) | undefined;
  const started = () => {
    if (running === undefined) throw new Error('Parse Server is not running.');
    return running;
  };
  const stores = createLateStores(() => started().stores);
  const functions: CloudFunctions = {
    tipsOfDay: createTipsOfDay({
      ...options,
      tips: stores.tips,
      isSubscriber: async (identity) => {
        const member = await loadMember(identity, { members: stores.members, payments: options });
        return subscriptionOf(member, options.now(), identity).subscribed;
      },
    }),
    pressOfDay: createPressOfDay(stores.press, options.recordedPress ?? (async () => [])),
    guideArticles: async () => ({ articles: await stores.guide.published() }),
  };
  return {
    ...stores,
    handler: (request, response) => {
      if (running !== undefined) return running.handler(request, response);
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end(JSON.stringify({ status: 'starting' }));
    },
    start: async () => {
      const server = await startParseServer({
        ...options,
        cloud: (parse) => {
          defineCloudFunctions(parse, functions, options.logger);
          tellChanges(parse, options.onChange ?? (() => undefined));
        },
        openFunctions: Object.keys(functions),
      });
      running = { ...server, stores: createParseStores(server.parse) };
      await stores.legal.addMissing(LEGAL_TEXTS);
    },
    stop: async () => {
      const stopping = running;
      running = undefined;
      await stopping?.stop();
    },
    health: async () => started().health(),
  };
}
