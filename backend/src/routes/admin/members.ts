import type { MemberDirectory } from '../../admin/members/createMemberDirectory';
import { requireAdmin } from '../../auth/authenticate';
import type { App } from '../App';
import { PRIVATE } from '../privateHeaders';
import { membersSchema } from './members.schema';
import { noteRead } from './noteRead';

export interface AdminMembersDependencies {
  readonly directory: MemberDirectory;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/admin/members`. */
export function registerAdminMembers(app: App, { directory, now }: AdminMembersDependencies): void {
  app.get('/apin/admin/members', { schema: membersSchema }, async (request, reply) => {
    requireAdmin(request);
    const { search = '', ...page } = request.query;
    const found = await directory.list({ ...page, search: search.trim(), now: now() });
    noteRead(request, 'members', found.members.length);
    return reply.headers(PRIVATE).send(found);
  });
}
