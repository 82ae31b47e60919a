import type { Member, MemberStore } from '../members/MemberStore';

/** Members kept in memory, for tests of what uses them. */
export function createMemoryMemberStore(): MemberStore {
  const members = new Map<string, Member>();
  const save = (uid: string, fields: Partial<Member>): Promise<void> => {
    const found = members.get(uid);
    if (found === undefined) return Promise.reject(new Error('There is no such member.'));
    members.set(uid, { ...found, ...fields });
    return Promise.resolve();
  };
  return {
    find: (uid) => Promise.resolve(members.get(uid)),
    ensure: ({ uid, email }) => {
      const created = !members.has(uid);
      if (created) members.set(uid, { uid, email });
      return Promise.resolve({ created });
    },
    setPayment: (uid, payment) => save(uid, { payment }),
    change: save,
    revoke: (uid, revokedBefore) => save(uid, { revokedBefore }),
    remove: (uid) => {
      members.delete(uid);
      return Promise.resolve();
    },
  };
}
