/** Control characters, those that order or join text unseen, halves of a character, and breaks of a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A line as a terminal may show it: what strangers or colleagues have stored can neither move the cursor nor pass for
 * another line. What is not seen is written as JSON writes it, so that JSON stays JSON.
 */
export const printable = (line: string): string =>
  line.replace(UNSEEN, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
