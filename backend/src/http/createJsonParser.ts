import { CallError } from '@galopin/shared/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Levels of objects and lists in one another; no body of the API has more than ten. */
const DEEPEST = 32;

type Parsed = (error: Error | null, value?: unknown) => void;

/**
 * Reads bodies as Fastify does, and refuses at the edge what JSON can write and nothing behind can hold: numbers beyond
 * a double, and values nested so deep that whatever goes through them runs out of stack. No body at all is undefined:
 * several calls have none and still say that it is JSON.
 * @returns a parser of content types; it hands on CallError 400 `bad-request`
 */
export function createJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: string, done: Parsed): void => {
    if (body === '') return done(null, undefined);
    const read: Parsed = (error, value) => {
      const fault = error === null ? findFault(value) : error.message;
      if (fault === null) done(null, value);
      else done(new CallError('bad-request', `The body is no JSON that is taken here: ${fault}`));
    };
    return void parse(request, body, read);
  };
}

function findFault(root: unknown): string | null {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `more than ${DEEPEST} levels in one another`;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'number' && !Number.isFinite(value)) return 'a number that is too large';
      if (typeof value !== 'object' || value === null) continue;
      for (const part of Object.values(value)) next.push(part);
    }
    level = next;
  }
  return null;
}
