import type { MemberDirectory } from './createMemberDirectory';
import { ADMIN_FRESH } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { membersSchema } from './adminMembers.schema';

export interface AdminMembersDependencies {
  readonly directory: MemberDirectory;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/admin/members`. */
export function registerAdminMembers(app: App, { directory, now }: AdminMembersDependencies): void {
  app.get('/apin/admin/members', { schema: membersSchema, ...ADMIN_FRESH }, async (request, reply) => {
    const { search = '', ...page } = request.query;
    const found = await directory.list({ ...page, search: search.trim(), now: now() });
    return reply.headers(PRIVATE).send(found);
  });
}
