import fc from 'fast-check';
import { formatKilometreTime } from '../lib';
import { parseRaceTime } from './parseRaceTime';

const two = (value: number) => String(value).padStart(2, '0');

describe('parseRaceTime', () => {
  it.each([
    [`1'12"9`, 72_900],
    [`2'59"84`, 179_840],
    [`1'09"05`, 69_050],
    [` 1'12''9 `, 72_900],
  ])('reads %s', (text, milliseconds) => expect(parseRaceTime(text)).toBe(milliseconds));

  it.each(['', '0', `1'72"9`, `1'12`, '72.9', `1'12"`, `-1'12"9`, `1'1"9`])('reads nothing from %j', (text) =>
    expect(parseRaceTime(text)).toBeNull(),
  );

  it('reads what chronometers show, to the hundredth', () => {
    fc.assert(
      fc.property(fc.nat(59), fc.nat(59), fc.nat(99), (minutes, seconds, hundredths) => {
        const text = `${minutes}'${two(seconds)}"${two(hundredths)}`;
        expect(parseRaceTime(text)).toBe((minutes * 60 + seconds) * 1000 + hundredths * 10);
      }),
    );
  });

  it('reads back the kilometre times that pages show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_599_999 }), (milliseconds) => {
        const tenths = Math.floor(milliseconds / 100) * 100;
        expect(parseRaceTime(formatKilometreTime(milliseconds))).toBe(tenths);
      }),
    );
  });

  it('takes no text for a time that is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = parseRaceTime(text);
        expect(time === null || (Number.isInteger(time) && time >= 0)).toBe(true);
      }),
    );
  });
});
