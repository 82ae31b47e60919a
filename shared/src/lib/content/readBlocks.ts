/** A part of a written text. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const HEADING = '## ';
const ITEM = '- ';

/**
 * Reads what editors write: blocks parted by empty lines. A line that begins with `## ` is a heading, lines that all
 * begin with `- ` are a list, everything else is a paragraph. Nothing else is markup; HTML is text like any other.
 */
export function readBlocks(written: string): readonly Block[] {
  return written
    .split(/\r?\n[^\S\n]*(?:\r?\n)+/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap(readBlock);
}

function readBlock(block: string): readonly Block[] {
  const lines = block.split(/\r?\n/).map((line) => line.trim());
  const [first = '', ...rest] = lines;
  if (first.startsWith(HEADING)) {
    const heading: Block = { kind: 'heading', text: first.slice(HEADING.length).trim() };
    return rest.length === 0 ? [heading] : [heading, ...readBlock(rest.join('\n'))];
  }
  if (lines.every((line) => line.startsWith(ITEM)))
    return [{ kind: 'list', items: lines.map((line) => line.slice(ITEM.length).trim()) }];
  return [{ kind: 'paragraph', text: lines.join(' ') }];
}
