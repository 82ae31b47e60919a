import { CallError } from '@galopin/shared/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthenticateReader, TeamReader } from './createReaderAuthenticator';
import { teamOf, type Owners, type Team } from './owners';

const readers = new WeakMap<FastifyRequest, TeamReader>();

/** Lets only who may read pages of teams reach the routes of this plugin, and keeps the answers out of every cache. */
export function requireReader(app: FastifyInstance, authenticate: AuthenticateReader): void {
  app.addHook('onRequest', async (request) => {
    readers.set(request, await authenticate(request.headers.authorization, request.ip));
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/**
 * Who makes a request of a plugin that {@link requireReader} guards.
 * @throws Error for a request that no guard has seen
 */
function readerOf(request: FastifyRequest): TeamReader {
  const reader = readers.get(request);
  if (!reader) throw new Error(`${request.method} ${request.url} is reached without a guard`);
  return reader;
}

/** The teams that the caller may read and the file has, by name, sorted. */
export function readableTeamsOf(request: FastifyRequest, owners: Owners): [string, Team][] {
  const { teams } = readerOf(request);
  return Object.entries(owners.teams)
    .filter(([name]) => teams === 'all' || teams.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * A team whose page the caller may read.
 * @throws CallError `forbidden` for any other, there or not, so that nobody learns which teams there are;
 * `unknown-team` for who may read all
 */
export function demandTeam(request: FastifyRequest, owners: Owners, name: string): Team {
  const { who, teams } = readerOf(request);
  const team = teamOf(owners, name);
  if (teams === 'all') {
    if (team) return team;
    throw new CallError('unknown-team', `there is no team ${name}`);
  }
  if (team && teams.includes(name)) return team;
  throw new CallError('forbidden', 'this is not yours to read', {
    findings: [{ rule: 'team', found: `${name} for ${who}`, wanted: 'a team of the caller’s' }],
  });
}
