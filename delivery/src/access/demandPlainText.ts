import { CallError } from '@galopin/shared/server';

/** Control characters, those that order or join text unseen, halves of a character, and breaks of a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Text that is kept for ever and read in terminals, mails and pages: one line, in which everything is seen.
 * @param field how the text is called in the refusal
 * @returns the text without the space around it
 * @throws CallError `bad-text` naming the character, its place from 1, and what was wanted
 */
export function demandPlainText(field: string, text: string): string {
  const plain = text.trim();
  const found = UNSEEN.exec(plain);
  if (!found) return plain;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  throw new CallError('bad-text', `${field} holds a character that is not seen`, {
    findings: [
      {
        rule: 'text',
        found: `U+${code} at place ${found.index + 1} of ${field}`,
        wanted: 'one line without control characters, changes of direction or characters without width',
      },
    ],
  });
}
