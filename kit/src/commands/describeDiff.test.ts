import { describeDiff } from './describeDiff';

const diff = {
  name: 'mf-races',
  from: 'a',
  to: 'b',
  facts: [],
  files: [],
  brotli: { before: 1000, after: 2000 },
};

describe('describeDiff', () => {
  it('lists facts and files, with what came, went and changed', () => {
    const lines = describeDiff({
      ...diff,
      facts: [{ fact: 'contract', before: '^1.0.0', after: '^1.1.0' }],
      files: [
        { file: 'entry.js', before: 10, after: 12 },
        { file: 'new.js', before: null, after: 7 },
        { file: 'gone.js', before: 5, after: null },
      ],
    });
    expect(lines).toEqual([
      'mf-races a → b: 1.0 kB → 2.0 kB to load',
      '  contract  ^1.0.0  →  ^1.1.0',
      '  ~ entry.js  10  →  12 bytes',
      '  + new.js    –   →  7 bytes',
      '  - gone.js   5   →  –',
    ]);
  });

  it('says that nothing differs', () => expect(describeDiff(diff)).toContain('  no difference'));
});
