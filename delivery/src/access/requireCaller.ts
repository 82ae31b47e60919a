import type { GateFinding } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './Caller';
import type { Authenticate } from './createAuthenticator';

const callers = new WeakMap<FastifyRequest, Caller>();

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Lets only callers with a token reach the routes of this plugin, and keeps their answers out of every cache. */
export function requireCaller(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRequest', async (request) => {
    const call = { address: request.ip, isChange: !READING.has(request.method) };
    callers.set(request, await authenticate(request.headers.authorization, call));
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/**
 * Who makes a request of a plugin that {@link requireCaller} guards.
 * @throws Error for a request that no guard has seen
 */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error(`${request.method} ${request.url} is reached without a guard`);
  return caller;
}

/** @throws CallError `forbidden` with what stands in the way, if anything does */
export function demand(finding: GateFinding | null): void {
  if (finding) throw new CallError('forbidden', 'this is not yours to do', { findings: [finding] });
}

/** @throws CallError `forbidden` for anybody but the holder of the site's own token */
export function demandSiteToken(request: FastifyRequest): void {
  const { holdsSiteToken, who } = callerOf(request);
  demand(holdsSiteToken ? null : { rule: 'site-token', found: who, wanted: 'the token of the data folder' });
}
