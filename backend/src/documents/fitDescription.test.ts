import { fitDescription } from './fitDescription';

describe('fitDescription', () => {
  it('adds sentences while they fit', () => {
    expect(fitDescription('Un.', 'Deux.')).toBe('Un. Deux.');
    expect(fitDescription('Un.', 'x'.repeat(157), 'Deux.')).toBe('Un. Deux.');
  });

  it('ends a long first one at a word', () => {
    const text = fitDescription(`${'mot '.repeat(50)}fin.`, 'Deux.');
    expect(text).toMatch(/mot…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});
