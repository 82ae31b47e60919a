import type { FastifyPluginAsync } from 'fastify';
import { adminMembers } from '@galopin/shared/contracts';
import type { MemberDirectory } from './createMemberDirectory';
import { serveCall } from '../http/serveCall';

export interface AdminMembersDependencies {
  readonly directory: MemberDirectory;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Members, for the administrator. */
export const adminMemberRoutes: FastifyPluginAsync<AdminMembersDependencies> = async (
  app,
  { directory, now },
) => {
  serveCall(app, adminMembers, ({ query: { search, ...page } }) =>
    directory.list({ ...page, search: search.trim(), now: now() }),
  );
};
