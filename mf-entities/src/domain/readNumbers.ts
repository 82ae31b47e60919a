/** Saddle-cloth numbers out of an address, and what in it is none. */
export interface NumberList {
  /** Each once, in the order they are given. */
  readonly numbers: readonly number[];
  /** Pieces that are no saddle-cloth number, shortened. */
  readonly unreadable: readonly string[];
}

/** More than any address of ours holds; what follows is left unread. */
const MOST_PIECES = 40;
/** Letters of an unreadable piece that are worth showing. */
const SHOWN = 12;

/** Reads « 3,7,12 »; an empty text holds nothing. */
export function readNumbers(text: string | null): NumberList {
  const pieces = (text ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, MOST_PIECES);
  const isNumber = (piece: string) => /^[1-9]\d?$/.test(piece);
  return {
    numbers: [...new Set(pieces.filter(isNumber).map(Number))],
    unreadable: [
      ...new Set(pieces.filter((piece) => !isNumber(piece)).map((piece) => piece.slice(0, SHOWN))),
    ],
  };
}

/** « 3,7,12 » for an address; `null` for none, which then holds no such parameter. */
export const writeNumbers = (numbers: readonly number[]): string | null =>
  numbers.length === 0 ? null : numbers.join(',');
