import type { ChangeAnswer } from '@galopin/shared/contracts';
import { describeChange } from './describeChange';

const answer: ChangeAnswer = {
  environment: 'production',
  release: 7,
  op: 'rollback',
  name: 'mf-races',
  from: 'b',
  to: 'a',
  changed: true,
  warnings: [],
};
const finding = { rule: 'size', found: 'entry of 20 kB', wanted: 'at most 19 kB' };

describe('describeChange', () => {
  it('says what moved and where, or that nothing had to', () => {
    expect(describeChange(answer)).toEqual(['✔ rollback mf-races: b → a (production, release 7)']);
    expect(describeChange({ ...answer, changed: false })).toEqual([
      '✔ rollback mf-races: all is so already (production, release 7)',
    ]);
    expect(describeChange({ ...answer, op: 'freeze', to: null })).toEqual([
      '✔ freeze mf-races: done (production, release 7)',
    ]);
  });

  it('says what should be known all the same', () => {
    expect(describeChange({ ...answer, warnings: [finding] }).slice(1)).toEqual([
      '',
      'To be known:',
      '  size  found   entry of 20 kB',
      '        wanted  at most 19 kB',
    ]);
  });

  it('says of a trial what would come of it', () => {
    expect(describeChange({ ...answer, findings: [] })).toEqual([
      '✔ rollback mf-races would be done (production, release 7): b → a',
    ]);
    expect(describeChange({ ...answer, findings: [finding] })).toEqual([
      '✘ rollback mf-races would be refused (production, release 7)',
      '  size  found   entry of 20 kB',
      '        wanted  at most 19 kB',
    ]);
  });
});
