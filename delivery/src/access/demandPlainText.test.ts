import { demandPlainText } from './demandPlainText';

describe('demandPlainText', () => {
  it('takes a line as people write it, without the space around it', () => {
    expect(demandPlainText('reason', ' « Éléonore » – 10 % plus lent 🐎\n')).toBe(
      '« Éléonore » – 10 % plus lent 🐎',
    );
  });

  it.each([
    ['an escape', 'a\u001b[2J', 'U+001B at place 2 of reason'],
    ['a control character of one byte', 'ab\u009b', 'U+009B at place 3 of reason'],
    ['nothing', 'a\u0000b', 'U+0000 at place 2 of reason'],
    ['a new line', 'a\nb', 'U+000A at place 2 of reason'],
    ['a separator of lines', 'a\u2028b', 'U+2028 at place 2 of reason'],
    ['an override of the direction', 'a\u202eb', 'U+202E at place 2 of reason'],
    ['an isolate', 'a\u2066b', 'U+2066 at place 2 of reason'],
    ['a space without width', 'a\u200bb', 'U+200B at place 2 of reason'],
    ['half a character', 'a\ud800b', 'U+D800 at place 2 of reason'],
  ])('refuses %s and names it', (_what, text, found) => {
    expect(() => demandPlainText('reason', text)).toThrow(
      expect.objectContaining({
        code: 'bad-text',
        status: 400,
        findings: [expect.objectContaining({ found })],
      }),
    );
  });
});
