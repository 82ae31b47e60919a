import { uptimeParts } from './uptimeParts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe('uptimeParts', () => {
  it.each([
    [90, [['minute', 1]]],
    [2 * HOUR, [['hour', 2]]],
    [
      3 * HOUR + 720,
      [
        ['hour', 3],
        ['minute', 12],
      ],
    ],
    [
      DAY + 3 * HOUR + 180,
      [
        ['day', 1],
        ['hour', 3],
      ],
    ],
    [5 * DAY + 59 * 60, [['day', 5]]],
    [400 * DAY, [['day', 400]]],
  ])('cuts %d seconds into its two largest units', (seconds, parts) => {
    expect(uptimeParts(seconds).map(({ unit, count }) => [unit, count])).toEqual(parts);
  });

  it.each([0, 59.9])('has no part for %d seconds', (seconds) => {
    expect(uptimeParts(seconds)).toEqual([]);
  });
});
