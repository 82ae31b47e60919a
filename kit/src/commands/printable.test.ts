import { printable } from './printable';

describe('printable', () => {
  it('leaves what is seen as it is', () => {
    const line = '  ✔ rollback mf-races: b → a (« Éléonore », 10 % – 3×)';
    expect(printable(line)).toBe(line);
  });

  it.each([
    ['an escape', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['an escape of one byte', 'a\u009b2Jb', 'a\\u009b2Jb'],
    ['a new line', 'a\n✔ done', 'a\\u000a✔ done'],
    ['a return', 'a\rb', 'a\\u000db'],
    ['an override of the direction', 'a\u202eb', 'a\\u202eb'],
    ['a character without width', 'a\u200bb', 'a\\u200bb'],
    ['a tag beyond the first plane', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
    ['half a character', 'a\ud800b', 'a\\ud800b'],
  ])('writes %s so that it is read', (_what, line, shown) => expect(printable(line)).toBe(shown));

  it('leaves JSON what it says', () => {
    const answer = { reason: 'a\u202eb\u009b' };
    expect(JSON.parse(printable(JSON.stringify(answer)))).toEqual(answer);
  });
});
