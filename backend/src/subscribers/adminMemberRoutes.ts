import type { FastifyInstance } from 'fastify';
import { adminMembers } from '@galopin/shared/contracts';
import type { MemberDirectory } from './createMemberDirectory';
import { serveCall } from '../http/serveCall';

export interface AdminMembersDependencies {
  readonly directory: MemberDirectory;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Members, for the administrator. */
export function registerAdminMembers(
  app: FastifyInstance,
  { directory, now }: AdminMembersDependencies,
): void {
  serveCall(app, adminMembers, ({ query: { search, ...page } }) =>
    directory.list({ ...page, search: search.trim(), now: now() }),
  );
}
