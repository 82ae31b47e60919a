import { createLinkSigner } from './createLinkSigner';
import { createVisitProofs } from './createVisitProofs';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 6, 7, 12, 20);

describe('createVisitProofs', () => {
  let time: number;
  beforeEach(() => void (time = START));
  const now = () => new Date(time);
  const proofs = (key = 'a key of the tests') => createVisitProofs(createLinkSigner(key, now), now);
  const at = (ip: string, cookie?: string) => ({ ip, headers: { ...(cookie && { cookie }) } });
  const pairOf = (header: string | undefined) => (header ?? '').split(';')[0];
  const given = (ip: string, cookie?: string) => pairOf(proofs().cookieFor(at(ip, cookie)));

  it('believes a network that was here half a day before, and none that has just come', () => {
    const cookie = given('203.0.113.7');
    expect(proofs().isKnown(at('203.0.113.7', cookie))).toBe(false);
    time += 11 * HOUR_MS;
    expect(proofs().isKnown(at('203.0.113.7', cookie))).toBe(false);
    time += HOUR_MS;
    expect(proofs().isKnown(at('203.0.113.7', cookie))).toBe(true);
    expect(proofs().isKnown(at('203.0.113.7'))).toBe(false);
  });

  it('believes it nowhere else: what one host has gathered is worth nothing at another', () => {
    const [v4, v6] = [given('203.0.113.7'), given('2001:db8:1:2::1')];
    time += 24 * HOUR_MS;
    expect(proofs().isKnown(at('203.0.113.99', v4))).toBe(true);
    expect(proofs().isKnown(at('203.0.114.7', v4))).toBe(false);
    expect(proofs().isKnown(at('2001:db8:1:ffff::9', v6))).toBe(true);
    expect(proofs().isKnown(at('2001:db8:2:2::1', v6))).toBe(false);
  });

  it.each([
    ['an earlier beginning', (cookie: string) => cookie.replace(/\d+$/, '1')],
    ['a later end', (cookie: string) => cookie.replace(/=\d+/, `=${START / 1000 + 86_400}`)],
    ['no signature', (cookie: string) => cookie.replace(/\.[\w-]+\./, '..')],
  ])('refuses one with %s', (_what, forge) => {
    const cookie = forge(given('203.0.113.7') ?? '');
    time += 13 * HOUR_MS;
    expect(proofs().isKnown(at('203.0.113.7', cookie))).toBe(false);
  });

  it('takes the one of another node with the same key, and of none with another', () => {
    const cookie = pairOf(proofs('other').cookieFor(at('203.0.113.7')));
    time += 13 * HOUR_MS;
    expect(proofs().isKnown(at('203.0.113.7', cookie))).toBe(false);
    expect(proofs('other').isKnown(at('203.0.113.7', cookie))).toBe(true);
  });

  it('is the same for all who come from one network in one hour', () => {
    const first = given('203.0.113.7');
    time += 30 * 60_000;
    expect(given('203.0.113.200')).toBe(first);
    time += HOUR_MS;
    expect(given('203.0.113.7')).not.toBe(first);
  });

  it('is written anew once a day, keeps its beginning, and ends after a week without a document', () => {
    const first = given('203.0.113.7');
    time += 23 * HOUR_MS;
    expect(proofs().cookieFor(at('203.0.113.7', first))).toBeUndefined();
    time += HOUR_MS;
    const second = given('203.0.113.7', first);
    expect(second).not.toBe(first);
    expect(proofs().isKnown(at('203.0.113.7', second))).toBe(true);
    time += 7 * 24 * HOUR_MS;
    expect(proofs().isKnown(at('203.0.113.7', second))).toBe(false);
  });

  it('stays out of reach of scripts', () => {
    expect(proofs().cookieFor(at('203.0.113.7'))).toMatch(/; HttpOnly; SameSite=Lax$/);
  });
});
