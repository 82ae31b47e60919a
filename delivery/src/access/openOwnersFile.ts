import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseOwners, type Owners } from './owners';

/** Who owns what at this moment; asked at every call, never kept. */
export type CurrentOwners = () => Owners;

/** What a look at the owners file came to. */
export type OwnersNews =
  | 'same'
  /** It has changed, and what it says is in force. */
  | 'taken'
  /** It has changed and cannot be used: what was in force stays. Told once of each text. */
  | { readonly fault: string };

/** The owners file, followed while delivery runs. */
export interface OwnersFile {
  /** What the file said when it was good last. */
  readonly current: CurrentOwners;
  /**
   * Looks at the file. A text counts once two looks in a row have found it: an editor that writes a file in two steps
   * leaves half of it to whoever looks in between. Never rejects.
   */
  readonly look: () => Promise<OwnersNews>;
}

/**
 * Reads the owners file for the first time.
 * @throws Error when the file is not there, or naming every value that cannot be used
 */
export async function openOwnersFile(file: string): Promise<OwnersFile> {
  const source = path.resolve(file);
  const first = await readText(source);
  if (first.text === null) throw new Error(unreadable(source), { cause: first.cause });
  let owners = parseOwners(first.text, source);
  let seen: string | null = first.text;
  let judged: string | null = first.text;

  return {
    current: () => owners,
    look: async () => {
      const { text } = await readText(source);
      const isSettled = text === seen;
      seen = text;
      if (!isSettled || text === judged) return 'same';
      judged = text;
      try {
        if (text === null) throw new Error(unreadable(source));
        owners = parseOwners(text, source);
        return 'taken';
      } catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

interface ReadText {
  /** `null` when it cannot be read. */
  readonly text: string | null;
  readonly cause?: unknown;
}

const readText = (source: string): Promise<ReadText> =>
  readFile(source, 'utf8').then(
    (text) => ({ text }),
    (cause: unknown) => ({ text: null, cause }),
  );

const unreadable = (source: string): string =>
  `${source} cannot be read: it says which team may release what`;
