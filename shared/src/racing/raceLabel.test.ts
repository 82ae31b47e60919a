import { raceLabel } from './raceLabel';

describe('raceLabel', () => {
  it.each([
    [1, 4, 'R1\u00a0C4'],
    [null, 4, 'C4'],
    [1, null, 'R1'],
    [null, null, ''],
  ])('writes %p and %p as %p', (meeting, number, label) => {
    expect(raceLabel(meeting, number)).toBe(label);
  });
});
