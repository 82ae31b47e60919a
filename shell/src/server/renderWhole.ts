import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';

/** Characters of rules that one kind of page may gather before they are begun anew. */
const MOST_RULES = 60_000;

/** What React puts in place of what threw or waits, inside of a `Suspense`. */
const NOT_WHOLE = /<!--\$[!?]-->/;

interface Whole {
  readonly html: string;
  /** Rules of all that is in it, and of what was in pages of the same kind before. */
  readonly css: string;
}

const sheets = new Map<string, ServerStyleSheet>();

/**
 * Renders content whole and in its own order, so that it is read without any script. Making the rules takes longer than
 * all else: they are kept for the next page of the same kind.
 * @param kind of page, such as the path of its route
 * @throws the first error that something in it threw
 */
export async function renderWhole(kind: string, content: ReactElement): Promise<Whole> {
  const sheet = sheets.get(kind) ?? new ServerStyleSheet();
  sheets.set(kind, sheet);
  const all = sheet.collectStyles(content);
  // Text at once is twice as fast as a stream of bytes; what waits for something, or threw, needs the stream.
  const html = renderToString(all);
  const whole = NOT_WHOLE.test(html) ? await readStream(all) : html;
  const css = rulesOf(sheet);
  if (css.length > MOST_RULES) sheets.delete(kind);
  return { html: whole, css };
}

/** By default a stream brings what is large last, hidden, with a script that puts it into its place. */
async function readStream(content: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(content, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let html = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    html += decoder.decode(piece.value, { stream: true });
  if (errors.length > 0) throw errors[0];
  return html;
}

/** The library gives its rules in an element only. */
const rulesOf = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
