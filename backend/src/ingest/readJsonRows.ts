import { JsonRowScanner } from './JsonRowScanner';
import type { Place } from './Importer';

/** One element of the list, or why there is none. */
export type JsonRow =
  | { readonly value: unknown; readonly place: Place }
  | { readonly problem: string; readonly text: string; readonly place: Place };

/**
 * The objects of a JSON text one by one with flat memory: those of a list, of the first list of objects inside an
 * object, or objects that follow one another (one a line). What is not JSON, and a text that ends too early, are
 * problems of their own; the objects before and after are read.
 */
export async function* readJsonRows(pieces: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  const scanner = new JsonRowScanner();
  for await (const piece of pieces) yield* scanner.scan(piece);
  yield* scanner.end();
}
