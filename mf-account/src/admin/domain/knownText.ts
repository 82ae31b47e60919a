/** What a table says of a key; where the table does not know it yet, another text or the key as it came. */
export function knownText(
  texts: Readonly<Record<string, string>>,
  key: string,
  otherwise: string = key,
): string {
  return Object.hasOwn(texts, key) ? (texts[key] ?? otherwise) : otherwise;
}
