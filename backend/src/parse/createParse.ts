import type { RequestListener } from 'node:http';
import type { Logger } from '@galopin/shared/contracts';
import { subscriptionOf } from '@galopin/shared/lib';
import type { TokenVerifier } from '../auth/createTokenVerifier';
import type { ParseKeys } from '../loadParseKeys';
import type { MemberStore } from '../members/MemberStore';
import { createParseMemberStore } from './createParseMemberStore';
import { createParseTipStore } from './createParseTipStore';
import { createTipsOfDay } from './createTipsOfDay';
import { defineTipsOfDay, TIPS_OF_DAY } from './defineTipsOfDay';
import type { ParseSdk } from './ParseSdk';
import { startParseServer, type StartedParseServer } from './startParseServer';
import type { TipStore } from './TipStore';

export interface ParseOptions {
  /** `postgres://…`; Parse's classes lie in its public schema, beside the recorded tables. */
  readonly databaseUrl: string;
  readonly keys: ParseKeys;
  /** Address of `/parse` on the site's origin, such as `http://localhost:3000/parse`. */
  readonly serverUrl: string;
  readonly verifier: TokenVerifier;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** Edited content and members, kept by Parse Server. One at a time in a process: its SDK is a single thing. */
export interface ParseService {
  /** Answers requests whose path lacks the leading `/parse`; 503 until started. */
  readonly handler: RequestListener;
  /** Work only while started. */
  readonly members: MemberStore;
  readonly tips: TipStore;
  /**
   * Brings the classes up to date and serves.
   * @throws Error when the database cannot be reached or a class is not as it must be
   */
  start(): Promise<void>;
  /** Ends its database connections. */
  stop(): Promise<void>;
  /**
   * @returns Parse Server's version
   * @throws Error while it does not serve
   */
  health(): Promise<string>;
}

/** Prepares Parse Server; nothing is loaded or opened before `start`. */
export function createParse(options: ParseOptions): ParseService {
  let running: (StartedParseServer & { readonly members: MemberStore; readonly tips: TipStore }) | undefined;
  const started = () => {
    if (running === undefined) throw new Error('Parse Server is not running.');
    return running;
  };
  const members: MemberStore = {
    find: async (uid) => started().members.find(uid),
    ensure: async (member) => started().members.ensure(member),
    setPayment: async (uid, payment) => started().members.setPayment(uid, payment),
  };
  const tips: TipStore = {
    ofDay: async (jour) => started().tips.ofDay(jour),
    replace: async (jour, source, given) => started().tips.replace(jour, source, given),
  };
  const tipsOfDay = createTipsOfDay({
    tips,
    verifier: options.verifier,
    isSubscriber: async ({ uid, isAdmin }) =>
      subscriptionOf(await members.find(uid), options.now(), { isAdmin }).subscribed,
  });
  return {
    members,
    tips,
    handler: (request, response) => {
      if (running !== undefined) return running.handler(request, response);
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end(JSON.stringify({ status: 'starting' }));
    },
    start: async () => {
      const define = (parse: ParseSdk) => defineTipsOfDay(parse, tipsOfDay, options.logger);
      const server = await startParseServer({ ...options, cloud: define, openFunctions: [TIPS_OF_DAY] });
      const stores = {
        members: createParseMemberStore(server.parse),
        tips: createParseTipStore(server.parse),
      };
      running = { ...server, ...stores };
    },
    stop: async () => {
      const stopping = running;
      running = undefined;
      await stopping?.stop();
    },
    health: async () => started().version,
  };
}
