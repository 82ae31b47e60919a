import type { Session } from '../../contracts';
import { createFakeShell, fakeSessions } from '../../testing';
import { isMember } from './isMember';

const sessionOf = (session: Session) => {
  const { session: api } = createFakeShell({ session });
  return { ...api, settled: jest.fn(async () => fakeSessions.member) };
};

describe('isMember', () => {
  it.each([
    [fakeSessions.member, true],
    [fakeSessions.anonymous, false],
    [{ status: 'failing', reason: 'x' } as const, false],
    [{ status: 'unknown', expected: 'anonymous' } as const, false],
  ])('answers %j at once with %j', async (session, expected) => {
    const api = sessionOf(session);
    expect(await isMember(api)).toBe(expected);
    expect(api.settled).not.toHaveBeenCalled();
  });

  it('waits for a returning member', async () => {
    expect(await isMember(sessionOf({ status: 'unknown', expected: 'member' }))).toBe(true);
  });
});
