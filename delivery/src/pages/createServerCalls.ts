import type { ServerAnswer, ServerCalls } from '@galopin/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCache } from '../answers/createAnswerCache';
import { PUBLIC_FUNCTIONS, type Asker } from '../answers/createBackendCaller';
import { findPublicCall } from '../answers/findPublicCall';

export interface ServerCallsOptions {
  readonly answers: Pick<AnswerCache, 'get' | 'run'>;
  /** Whose share of reads pays for what is not kept. */
  readonly asker: Asker;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** What a page may reach while it is rendered, and what came of it. */
export interface CountedCalls extends ServerCalls {
  /** The first thing it wanted that it may not have. */
  reachedFor(): string | null;
  /** The API refused because this visitor, or everybody, has asked too much. */
  wasLimited(): boolean;
}

const TOO_MANY = 429;

/** The public calls of the product's API and nothing else, for one render. */
export function createServerCalls({ answers, asker, log }: ServerCallsOptions): CountedCalls {
  let reached: string | null = null;
  let limited = false;
  const refuse = (what: string): never => {
    reached ??= what;
    throw new Error(`${what} is not to be had on a server`);
  };
  return {
    async get(path): Promise<ServerAnswer> {
      if (typeof path !== 'string' || findPublicCall(path) === undefined) return refuse(`GET ${path}`);
      const { status, headers, body } = await answers.get(path, asker);
      limited ||= status === TOO_MANY;
      return { status, headers, body: body.toString('utf8') };
    },
    async run(name, { day }) {
      const known = PUBLIC_FUNCTIONS.find((each) => each === name);
      if (known === undefined) return refuse(`the function ${name}`);
      const { status, body } = await answers.run(known, typeof day === 'string' ? { day } : {}, asker);
      limited ||= status === TOO_MANY;
      const { result, error } = JSON.parse(body.toString('utf8')) as {
        readonly result?: unknown;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return result;
    },
    log: (level, message, context) => log[level]({ ...context }, `a page says: ${message}`),
    reachedFor: () => reached,
    wasLimited: () => limited,
  };
}
