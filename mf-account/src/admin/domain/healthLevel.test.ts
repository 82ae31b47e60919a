import { healthLevel } from './healthLevel';

describe('healthLevel', () => {
  it.each([
    ['ok', 'good'],
    ['failing', 'bad'],
  ])('reads %j as %s', (status, level) => {
    expect(healthLevel(status)).toBe(level);
  });

  it.each(['', 'OK?', 'constructor'])('never takes %j, which it does not know, for good', (status) => {
    expect(healthLevel(status)).toBe('unknown');
  });
});
