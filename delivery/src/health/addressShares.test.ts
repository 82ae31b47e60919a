import { createAddressShares } from './addressShares';

describe('createAddressShares', () => {
  let time = Date.UTC(2026, 6, 7);
  const shares = (trustsLoopback = true) =>
    createAddressShares({
      share: { sessions: 10, bad: 2 },
      trustsLoopback,
      windowMs: 60_000,
      now: () => new Date(time),
    });
  const counted = (tries: number, take: (at: number) => boolean) =>
    Array.from({ length: tries }, (_, at) => take(at)).filter(Boolean).length;

  it('lets one address count for few sessions of a build, and for fewer bad ones', () => {
    const { take } = shares();
    expect(counted(50, () => take('203.0.113.1', 'mf-x/a', 'sessions'))).toBe(10);
    expect(counted(50, () => take('203.0.113.1', 'mf-x/a', 'bad'))).toBe(2);
    expect(take('203.0.113.2', 'mf-x/a', 'bad')).toBe(true);
    expect(take('203.0.113.1', 'mf-x/b', 'bad')).toBe(true);
  });

  it('takes the addresses of one IPv6 host for one address', () => {
    const { take } = shares();
    expect(counted(1000, (at) => take(`2001:db8:1:2::${at.toString(16)}`, 'mf-x/a', 'bad'))).toBe(2);
  });

  it('lets a whole /48, or a /24, count for two addresses', () => {
    const { take } = shares();
    expect(counted(5000, (at) => take(`2001:db8:1:${at.toString(16)}::1`, 'mf-x/a', 'bad'))).toBe(4);
    expect(counted(256, (at) => take(`203.0.113.${at}`, 'mf-x/a', 'bad'))).toBe(4);
  });

  it('lets a provider count for 256 addresses', () => {
    const { take } = shares();
    expect(counted(5000, (at) => take(`2001:db8:${at.toString(16)}::1`, 'mf-x/a', 'bad'))).toBe(512);
    expect(counted(5000, (at) => take(`203.0.${at & 255}.${at >> 8}`, 'mf-x/a', 'bad'))).toBe(512);
  });

  it('starts anew when the window is over', () => {
    const { take } = shares();
    counted(50, () => take('203.0.113.1', 'mf-x/a', 'bad'));
    time += 60_001;
    expect(take('203.0.113.1', 'mf-x/a', 'bad')).toBe(true);
  });

  it('trusts this machine where that is wanted, and nowhere else', () => {
    expect(counted(50, () => shares().take('127.0.0.1', 'mf-x/a', 'bad'))).toBe(50);
    const { take } = shares(false);
    expect(counted(50, () => take('127.0.0.1', 'mf-x/a', 'bad'))).toBe(2);
    expect(counted(50, () => take('::ffff:127.0.0.1', 'mf-x/a', 'bad'))).toBe(0);
  });
});
