import { AUDIENCE_SESSION_ID, type Session } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions } from '@galopin/shared/testing';
import { CONSENT_KEY } from '../../consent/createConsent';
import { createTestLogger } from '../../testing/createTestLogger';
import '@galopin/shared/testing/fetch';
import type { PageChange } from '../createPageChanges';
import { createTrackingBus } from '../createTrackingBus';
import { createAudience } from './createAudience';

const RETURNING: Session = { status: 'unknown', expected: 'member' };
const uid = fakeSessions.member.status === 'signedIn' ? fakeSessions.member.user.uid : '';

function setUp(session: Session, isLinked = false) {
  if (isLinked) localStorage.setItem(CONSENT_KEY, JSON.stringify({ link: uid }));
  const sent: { path: string; headers: HeadersInit; keepalive: boolean; body: object }[] = [];
  window.fetch = async (path, init) => {
    const { headers = {}, keepalive = false, body } = init ?? {};
    sent.push({ path: String(path), headers, keepalive, body: JSON.parse(String(body)) as object });
    return new Response(null, { status: 202 });
  };
  const shell = createFakeShell({ session });
  const logger = createTestLogger();
  const tracking = createTrackingBus(logger, Date.now, () => '/Course/7?oobCode=x');
  tracking.track('race_opened', { raceId: 7 });
  const follow: ((page: PageChange) => void)[] = [];
  const quietToken = async () => (shell.session.get().status === 'signedIn' ? 'a-token' : null);
  const settled = () => new Promise<Session>((resolve) => shell.session.subscribe(resolve));
  const audience = createAudience({
    session: { ...shell.session, quietToken, settled },
    tracking,
    pages: { follow: (listener) => follow.push(listener) },
    logger,
    now: Date.now,
  });
  const go = (url: string, rest: Partial<PageChange> = {}) =>
    follow.forEach((tell) =>
      tell({ at: Date.now(), url, name: 'Course', params: { id: '7' }, query: {}, ...rest }),
    );
  return { audience, sent, go, shell, logger };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

// jsdom loads no document: it has no times of it.
Object.assign(performance, { getEntriesByType: () => [] });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the audience', () => {
  it('is told of the first page, and of what happened before anybody listened', async () => {
    const { sent, go } = setUp(fakeSessions.anonymous);
    go('/Course/7?oobCode=x&onglet=cotes', { query: { oobCode: 'x', onglet: 'cotes' } });
    await settle();
    const sessionId = expect.stringMatching(AUDIENCE_SESSION_ID) as string;
    expect(sent).toEqual([
      {
        path: '/apin/events',
        headers: { 'content-type': 'application/json' },
        keepalive: true,
        body: {
          eventName: 'race_opened',
          eventData: { raceId: 7 },
          userId: null,
          sessionId,
          url: '/Course/7',
        },
      },
      {
        path: '/apin/analytics',
        headers: { 'content-type': 'application/json' },
        keepalive: true,
        body: {
          url: '/Course/7?onglet=cotes',
          userId: null,
          sessionId,
          userAgent: navigator.userAgent,
          referrer: '',
          metadata: { name: 'Course', params: { id: '7' }, query: { onglet: 'cotes' } },
        },
      },
    ]);
  });

  it('does not learn who is signed in, neither by name nor by token', async () => {
    const { sent, go } = setUp(fakeSessions.member);
    go('/');
    await settle();
    expect(sent).toHaveLength(2);
    for (const { headers, body } of sent) {
      expect(headers).not.toHaveProperty('authorization');
      expect(body).toMatchObject({ userId: null });
    }
  });

  it('learns it of who agreed, and no more once they take it back', async () => {
    const { audience, sent, go } = setUp(fakeSessions.member, true);
    await settle();
    expect(sent[0]).toMatchObject({ headers: { authorization: 'Bearer a-token' }, body: { userId: uid } });
    audience.consent.setLink(false);
    go('/');
    await settle();
    expect(sent[1]?.headers).not.toHaveProperty('authorization');
    expect(sent[1]).toMatchObject({ body: { userId: null } });
  });

  it('waits for the provider’s word on a returning member who agreed, and only then', async () => {
    const { sent, shell } = setUp(RETURNING, true);
    await settle();
    expect(sent).toEqual([]);
    shell.setSession(fakeSessions.member);
    await settle();
    expect(sent[0]).toMatchObject({ body: { userId: uid } });
    localStorage.clear();
    const other = setUp(RETURNING);
    await settle();
    expect(other.sent[0]).toMatchObject({ body: { userId: null } });
  });

  it('is told of the page on screen when the visitor agrees again, and of nothing between', async () => {
    const { audience, sent, go } = setUp(fakeSessions.anonymous);
    await settle();
    audience.consent.setAudience(false);
    go('/');
    go('/Course/8');
    await settle();
    expect(sent).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    audience.consent.setAudience(true);
    await settle();
    expect(sent[1]).toMatchObject({ path: '/apin/analytics', body: { url: '/Course/8' } });
  });

  it('is told the name of the route alone where the address is beyond what is taken', async () => {
    const { sent, go } = setUp(fakeSessions.anonymous);
    go('/Course/7', { query: { x: 'a'.repeat(5000) } });
    await settle();
    expect(sent[1]).toMatchObject({ body: { metadata: { name: 'Course', params: {}, query: {} } } });
  });
});
