import { chooseClock } from './chooseClock';

const NOW = Date.parse('2026-11-26T17:00:00Z');

describe('chooseClock', () => {
  beforeEach(() => {
    delete process.env['DEMO_CLOCK'];
  });

  it('gives one commit the same clock each time, and all clocks to commits in turn', () => {
    const of = (commit: string) => chooseClock(NOW, commit).clock;
    expect(of('0000000a')).toBe(of('0000000a'));
    expect(new Set(Array.from({ length: 11 }, (_, turn) => of(`000000${turn.toString(16)}f`))).size).toBe(11);
  });

  it('gives a folder without git another one each day', () => {
    const of = (day: number) => chooseClock(NOW + day * 86_400_000, null).name;
    expect(new Set(Array.from({ length: 11 }, (_, day) => of(day))).size).toBe(11);
  });

  it('takes the time that is given', () => {
    process.env['DEMO_CLOCK'] = '2028-02-29T10:00';
    expect(chooseClock(NOW, '0000000a').clock).toBe('2028-02-29T10:00');
  });
});
