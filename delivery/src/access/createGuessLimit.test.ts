import { createGuessLimit } from './createGuessLimit';

describe('createGuessLimit', () => {
  let time: number;
  beforeEach(() => void (time = Date.UTC(2026, 6, 7)));
  const open = () => createGuessLimit(() => new Date(time));
  const guess = (limit: ReturnType<typeof open>, address: string, times: number) => {
    for (let at = 0; at < times; at += 1) limit.count(address);
  };

  it('lets whoever mistypes try again, and refuses the one who goes on', () => {
    const limit = open();
    guess(limit, '203.0.113.7', 19);
    expect(() => limit.check('203.0.113.7')).not.toThrow();
    guess(limit, '203.0.113.7', 1);
    time += 60_000;
    expect(() => limit.check('203.0.113.7')).toThrow(
      expect.objectContaining({ code: 'too-many-guesses', status: 429, retryAfter: 540 }),
    );
    expect(() => limit.check('203.0.113.8')).not.toThrow();
  });

  it('takes all addresses of one IPv6 host for one', () => {
    const limit = open();
    for (let at = 0; at < 20; at += 1) limit.count(`2001:db8:1:2::${at}`);
    expect(() => limit.check('2001:db8:1:2::ffff')).toThrow('20 wrong tokens');
    expect(() => limit.check('2001:db8:1:3::1')).not.toThrow();
  });

  it('forgets after ten minutes', () => {
    const limit = open();
    guess(limit, '203.0.113.7', 20);
    time += 600_001;
    expect(() => limit.check('203.0.113.7')).not.toThrow();
  });
});
