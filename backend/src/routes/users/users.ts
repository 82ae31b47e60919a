import { requireMember } from '../../auth/authenticate';
import { ApiError } from '../../errors';
import type { MemberStore } from '../../members/MemberStore';
import type { App } from '../App';
import { initSchema, userSchema } from './users.schema';

export interface UsersDependencies {
  readonly members: MemberStore;
}

/** `POST /apin/user/init` and `GET /apin/user/:uid`: the signed-in user's own record. */
export function registerUsers(app: App, { members }: UsersDependencies): void {
  app.post('/apin/user/init', { schema: initSchema }, async (request, reply) => {
    const { uid, email } = requireMember(request);
    const { created } = await members.ensure({ uid, email });
    return reply.header('cache-control', 'no-store').send({ uid, email, created });
  });

  app.get('/apin/user/:uid', { schema: userSchema }, async (request, reply) => {
    const { uid, email } = requireMember(request);
    if (request.params.uid !== uid)
      throw new ApiError(403, 'forbidden', 'A user may read only their own record.');
    const member = (await members.find(uid)) ?? { uid, email };
    return reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' }).send(member);
  });
}
