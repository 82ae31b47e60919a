import { createHash } from 'node:crypto';
import { LEGAL_TEXTS } from './i18n/legalTexts';
import { isSuperseded } from './isSuperseded';

describe('a text that the site began with', () => {
  it('is replaced when it is an older one of ours, to the letter', () => {
    const old = 'Ce site est édité par [nom].';
    const known = new Set([createHash('sha256').update(old).digest('hex')]);
    expect(isSuperseded(old, known)).toBe(true);
    expect(isSuperseded(`${old} Par nous.`, known)).toBe(false);
  });

  it('is not replaced when it is the present one', () => {
    expect(LEGAL_TEXTS.filter(({ body }) => isSuperseded(body))).toEqual([]);
  });
});
