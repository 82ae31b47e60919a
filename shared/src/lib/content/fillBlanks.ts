import type { SellerIdentity } from '../../contracts';
import { SELLER_BLANKS } from './i18n/sellerBlanks';
import { readBlocks, type Block } from './readBlocks';
import { formatSiren, SELLER_FIELDS } from './seller';

const BLANK = /\{([^{}\n]*)\}/g;
/** Blanks as they were written before there was an identity to fill them. */
const IN_BRACKETS = /\[[^[\]\n]*\]/;
const MARK = /^\s*(?:## |- )?/;

/**
 * Fills the blanks of a text with what is known of the seller. A sentence that asks for what is not known is left out,
 * and a heading with nothing below it as well: visitors never see a blank.
 */
export function fillBlanks(written: string, seller: SellerIdentity): readonly Block[] {
  const lines = written.split('\n').map((line) => fillLine(line, seller));
  const blocks = readBlocks(lines.filter((line) => line !== null).join('\n'));
  return blocks.filter((block, place) => block.kind !== 'heading' || hasContent(blocks[place + 1]));
}

/** Names in braces that stand for nothing. */
export function unknownBlanks(written: string): readonly string[] {
  return [...written.matchAll(BLANK)]
    .filter(([, name = '']) => fieldOf(name) === undefined)
    .map(([blank]) => blank);
}

/** What is still in square brackets. */
export function bracketsIn(written: string): boolean {
  return IN_BRACKETS.test(written);
}

const hasContent = (block: Block | undefined) => block !== undefined && block.kind !== 'heading';

/** Null when nothing of the line can be said. */
function fillLine(line: string, seller: SellerIdentity): string | null {
  if (!/[[{]/.test(line)) return line;
  const mark = MARK.exec(line)?.[0] ?? '';
  const sentences = line.slice(mark.length).split(/(?<=[.!?…])\s+/);
  const filled = sentences.map((sentence) => fillSentence(sentence, seller)).filter((text) => text !== null);
  return filled.length === 0 ? null : mark + filled.join(' ');
}

function fillSentence(sentence: string, seller: SellerIdentity): string | null {
  if (IN_BRACKETS.test(sentence)) return null;
  let isKnown = true;
  const filled = sentence.replace(BLANK, (_blank, name: string) => {
    const field = fieldOf(name);
    const value = field === undefined ? '' : seller[field].trim();
    if (value === '') isKnown = false;
    return field === 'siren' ? formatSiren(value) : value;
  });
  return isKnown ? filled : null;
}

function fieldOf(name: string): keyof SellerIdentity | undefined {
  const wanted = name.trim().toLowerCase();
  return SELLER_FIELDS.find((field) => SELLER_BLANKS[field] === wanted);
}
