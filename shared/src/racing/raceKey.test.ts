import { formatRaceKey, parseRaceKey } from './raceKey';

describe('the name of a race', () => {
  it('is read as it is written, in any case and with blanks around it', () => {
    const key = { jour: '2026-07-07', reun: 1, prix: 12 };
    expect(parseRaceKey(` ${formatRaceKey(key).toLowerCase()} `)).toEqual(key);
  });

  it.each(['', 'R1/C1', '2026-07-07/R0/C1', '2026-07-07/R1/C0', '2026-02-30/R1/C1', '2026-07-07/R1/C1/x'])(
    'is not %j',
    (text) => expect(parseRaceKey(text)).toBeNull(),
  );
});
