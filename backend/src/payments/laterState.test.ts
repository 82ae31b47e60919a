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
    // Equally far: the money was taken at another try, or what was taken was undone, so that the latest word counts.
    ['declined', 'completed', 'completed'],
    ['completed', 'declined', 'declined'],
    ['failed', 'completed', 'completed'],
    ['capturing', 'mismatched', 'mismatched'],
    ['created', 'abandoned', 'abandoned'],
  ] as const)('%s, then %s: is %s', (known, told, wanted) => expect(laterState(known, told)).toBe(wanted));
});
