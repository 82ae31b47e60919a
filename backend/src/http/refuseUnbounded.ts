import type { FastifyInstance } from 'fastify';
import { invalidParameter } from './errors';

/**
 * Refuses numbers in an address that nothing stored can have: `1e309` passes every schema as an integer, and the database
 * would fail at it.
 * @throws (in a call) CallError 400 `invalid-parameter`
 */
export function refuseUnbounded(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ query, params }) => {
    for (const [name, value] of Object.entries({ ...(query as object), ...(params as object) })) {
      if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
        throw invalidParameter(name, String(value), 'a number that can be stored');
    }
  });
}
