import { laterState } from './laterState';

describe('the state that counts of two', () => {
  it.each([
    ['capturing', 'pending', 'pending'],
    ['pending', 'completed', 'completed'],
    ['pending', 'declined', 'declined'],
    ['completed', 'pending', 'completed'],
    ['completed', 'refunded', 'refunded'],
    ['refunded', 'completed', 'refunded'],
    ['refunded', 'partially_refunded', 'refunded'],
    ['reversed', 'refunded', 'reversed'],
  ] as const)('%s, then %s: is %s', (known, told, wanted) => expect(laterState(known, told)).toBe(wanted));
});
