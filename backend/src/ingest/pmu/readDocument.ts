import { UnusableFileError, type ImportInput } from '../Importer';
import { readText } from '../readText';

/** A day's programme is about a megabyte. */
const LONGEST = 64_000_000;

/** What no text column can hold becomes a sign of its own. */
const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '\ufffd') : value;

/**
 * One JSON document, also packed by gzip.
 * @throws UnusableFileError when it cannot be read, breaks off or is not JSON
 */
export async function readDocument(input: ImportInput): Promise<unknown> {
  const file = await readText(input);
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of file.pieces) {
    length += piece.length;
    if (length > LONGEST) throw new UnusableFileError(input.path, 'is too long for one document of PMU');
    pieces.push(piece);
  }
  const damage = file.damage();
  if (damage !== null) throw new UnusableFileError(input.path, damage);
  return parseDocument(pieces.join(''), input.path);
}

/** @throws UnusableFileError naming the document when it is not JSON */
export function parseDocument(text: string, name: string): unknown {
  try {
    return JSON.parse(text, clean) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableFileError(name, `is not JSON: ${reason}`, { cause: error });
  }
}
