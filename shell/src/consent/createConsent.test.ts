import type { Session } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions } from '@galopin/shared/testing';
import { CONSENT_KEY, createConsent } from './createConsent';

const EXPECTED: Session = { status: 'unknown', expected: 'member' };
const OTHER: Session = {
  status: 'signedIn',
  isAdmin: false,
  user: { uid: 'uid-other', email: 'autre@demo.test', emailVerified: true, displayName: null },
};

interface Given {
  readonly kept?: string;
  readonly session?: Session;
  readonly navigator?: object;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** A tab of a browser whose storage is told to the others. */
function openTab(given: Given = {}) {
  const { kept, session = fakeSessions.anonymous, navigator = {} } = given;
  if (kept !== undefined) localStorage.setItem(CONSENT_KEY, kept);
  const shell = createFakeShell({ session });
  const tab = new EventTarget();
  const consent = createConsent({
    storage: 'storage' in given ? given.storage : localStorage,
    window: Object.assign(tab, { navigator }) as unknown as Window,
    session: shell.session,
  });
  const hear = (key: string | null, newValue: string | null) =>
    tab.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { consent, hear, setSession: shell.setSession };
}
const kept = () => localStorage.getItem(CONSENT_KEY);

beforeEach(() => localStorage.clear());

describe('consent to the measuring of the audience', () => {
  it('is for pages without a name, and not for the account, before anybody chose', () => {
    expect(openTab().consent.get()).toEqual({ audience: true, link: false, isRefusedByBrowser: false });
    expect(openTab({ session: fakeSessions.member }).consent.get().link).toBe(false);
    expect(kept()).toBeNull();
  });

  it('is kept when it is refused, and when it is given again', () => {
    openTab().consent.setAudience(false);
    expect(openTab().consent.get().audience).toBe(false);
    openTab().consent.setAudience(true);
    expect(openTab().consent.get().audience).toBe(true);
  });

  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('is refused by %s, unless the visitor says otherwise', (_signal, navigator) => {
    const { consent } = openTab({ navigator });
    expect(consent.get()).toEqual({ audience: false, link: false, isRefusedByBrowser: true });
    consent.setAudience(true);
    expect(openTab({ navigator }).consent.get().audience).toBe(true);
  });

  it.each([{ globalPrivacyControl: false }, { doNotTrack: '0' }, { doNotTrack: 'unspecified' }])(
    'is not refused by a browser that only says %p',
    (navigator) => expect(openTab({ navigator }).consent.get().audience).toBe(true),
  );

  it('counts at once in every tab, also when everything is cleared', () => {
    const [one, other] = [openTab(), openTab()];
    const heard: boolean[] = [];
    other.consent.subscribe(({ audience }) => heard.push(audience));
    one.consent.setAudience(false);
    other.hear(CONSENT_KEY, kept());
    expect(other.consent.get().audience).toBe(false);
    other.hear('something else', '{"audience":true}');
    expect(other.consent.get().audience).toBe(false);
    other.hear(null, null);
    expect(heard).toEqual([false, true]);
  });

  it.each(['{', 'null', '7', '{"audience":"no","link":true}'])('takes %s for no choice', (text) => {
    expect(openTab({ kept: text, session: fakeSessions.member }).consent.get()).toMatchObject({
      audience: true,
      link: false,
    });
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    for (const storage of [undefined, { getItem: refuse, setItem: refuse }]) {
      const { consent } = openTab({ storage });
      consent.setAudience(false);
      expect(consent.get().audience).toBe(false);
    }
  });
});

describe('consent to the link with the account', () => {
  it('is given by who is signed in, and taken back by them', () => {
    const { consent } = openTab({ session: fakeSessions.member });
    consent.setLink(true);
    expect(consent.get().link).toBe(true);
    expect(openTab({ session: fakeSessions.member }).consent.get().link).toBe(true);
    consent.setLink(false);
    expect(consent.get().link).toBe(false);
    expect(kept()).toBe('{}');
  });

  it('cannot be given by nobody', () => {
    const { consent } = openTab();
    consent.setLink(true);
    expect([consent.get().link, kept()]).toEqual([false, null]);
  });

  it('holds for a returning member while the provider has not said who is there', () => {
    openTab({ session: fakeSessions.member }).consent.setLink(true);
    const { consent, setSession } = openTab({ session: EXPECTED });
    expect(consent.get().link).toBe(true);
    setSession(fakeSessions.member);
    expect(consent.get().link).toBe(true);
  });

  it.each([
    ['they sign out', fakeSessions.anonymous],
    ['somebody else comes', OTHER],
  ])('is over when %s', (_when, session) => {
    const { consent, setSession } = openTab({ session: fakeSessions.member });
    consent.setLink(true);
    setSession(session);
    expect(consent.get().link).toBe(false);
    setSession(fakeSessions.member);
    expect(consent.get().link).toBe(false);
  });

  it('is over when the whole is refused, and does not come back with it', () => {
    const { consent } = openTab({ session: fakeSessions.member });
    consent.setLink(true);
    consent.setAudience(false);
    consent.setAudience(true);
    expect(consent.get()).toMatchObject({ audience: true, link: false });
  });
});
