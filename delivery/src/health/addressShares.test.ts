import { createAddressShares } from './addressShares';

describe('createAddressShares', () => {
  let time = Date.UTC(2026, 6, 7);
  const shares = () => createAddressShares({ windowMs: 60_000, now: () => new Date(time) });
  const counted = (tries: number, take: () => boolean) =>
    Array.from({ length: tries }, take).filter(Boolean).length;

  it('lets one address count for few sessions of a build, and for fewer bad ones', () => {
    const { take } = shares();
    expect(counted(50, () => take('203.0.113.1', 'mf-x/a', 'sessions'))).toBe(10);
    expect(counted(50, () => take('203.0.113.1', 'mf-x/a', 'bad'))).toBe(2);
    expect(take('203.0.113.2', 'mf-x/a', 'bad')).toBe(true);
    expect(take('203.0.113.1', 'mf-x/b', 'bad')).toBe(true);
  });

  it('starts anew when the window is over', () => {
    const { take } = shares();
    counted(50, () => take('203.0.113.1', 'mf-x/a', 'bad'));
    time += 60_001;
    expect(take('203.0.113.1', 'mf-x/a', 'bad')).toBe(true);
  });

  it('trusts this machine', () => {
    const { take } = shares();
    expect(counted(50, () => take('127.0.0.1', 'mf-x/a', 'bad'))).toBe(50);
  });
});
