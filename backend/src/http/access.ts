import type { Access } from '@galopin/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAdmin, requireFreshAdmin, requireMember, requireSelf } from './identity/authenticate';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Who makes the call is written down although it wants no fresh sign-in. */
    isNoted?: boolean;
  }
}

export const ANYONE = { config: { access: 'anyone' } } as const;

const GUARDS: Readonly<Record<Access, (request: FastifyRequest, now: number) => unknown>> = {
  anyone: () => undefined,
  member: (request) => requireMember(request),
  self: (request) => requireSelf(request),
  admin: (request) => requireAdmin(request),
  'admin-fresh': requireFreshAdmin,
  // Its route asks for what proves it.
  system: () => undefined,
};

/**
 * Lets a call in by what its route says, before its body is read or anything of it is checked: a stranger learns
 * nothing of a call that is not theirs. A route that does not say who may call it cannot be added.
 * What the administrator does with a fresh sign-in is written down before it is done.
 * @param now epoch milliseconds
 * @param note writes down who makes a call
 * @throws Error (at the start) for such a route
 */
export function guardRoutes(
  app: FastifyInstance,
  now: () => number,
  note: (request: FastifyRequest) => Promise<void>,
): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`Who may call ${String(method)} ${url} is not said.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    // What no route answers is answered as such.
    if (access !== undefined) GUARDS[access](request, now());
  });
  app.addHook('preHandler', async (request) => {
    const { access, isNoted = false } = request.routeOptions.config;
    if (access === 'admin-fresh' || isNoted) await note(request);
  });
}
