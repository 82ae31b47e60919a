import { CallError } from '@galopin/shared/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Audit } from './openAudit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Number of the entry in the audit trail, of calls that have one. */
    auditId: string | null;
  }
}

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** What may be told of which page of a list was read. What was searched for may not. */
const TOLD = ['state', 'limit', 'offset', 'before'] as const;
const SUBJECT_LENGTH = 200;

/** Counts what is refused below `app`, and writes down what noted calls came to. No answer waits for either. */
export function watchCalls(
  app: FastifyInstance,
  { refusals, trail }: Pick<Audit, 'refusals' | 'trail'>,
): void {
  app.decorateRequest('auditId', null);
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof CallError) || !REFUSED.has(error.status)) return;
    refusals.count({ route: callOf(request), status: error.status, code: error.code, ip: request.ip });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.auditId === null) return;
    await trail.end(request.auditId, reply.statusCode);
  });
}

/**
 * Writes down, before a call does anything, who makes it: an action that cannot be written down is not done.
 * @throws the database's error
 */
export async function noteAction(request: FastifyRequest, trail: Audit['trail']): Promise<void> {
  if (request.identity === null) return;
  request.auditId = await trail.begin({
    actor: request.identity.uid,
    action: callOf(request),
    subject: subjectOf(request).slice(0, SUBJECT_LENGTH),
  });
}

const callOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? '(no route)'}`;

function subjectOf({ params, query }: FastifyRequest): string {
  const ids = Object.values(params as Readonly<Record<string, unknown>>);
  const given = query as Readonly<Record<string, unknown>>;
  const told = TOLD.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' || typeof value === 'number' ? [`${name}=${value}`] : [];
  });
  const searched = given['search'] === undefined ? [] : ['search'];
  return [ids.join('/'), ...told, ...searched].filter((part) => part !== '').join(' ');
}
