import { durationParts } from './durationParts';

const say = (duration: number) => durationParts(duration).map(({ unit, count }) => `${count} ${unit}`);

describe('a duration', () => {
  it.each([
    [400, []],
    [500, ['1 second']],
    [59_600, ['1 minute']],
    [95_000, ['1 minute', '35 second']],
    [3_600_000, ['1 hour']],
    [3_605_000, ['1 hour']],
    [7_380_000, ['2 hour', '3 minute']],
  ])('of %d ms is said as %j', (duration, said) => expect(say(duration)).toEqual(said));
});
