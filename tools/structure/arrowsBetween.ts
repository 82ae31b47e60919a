import type { Import } from './readImports';

/** Folders whose entries are features and layers: none of them knows another both ways. */
export const LAYERED = ['backend/src', 'delivery/src', 'shell/src'];

/** How the folders of a package know one another. */
export interface Arrows {
  readonly folders: readonly string[];
  /** `from -> to`, however many imports stand behind it. */
  readonly arrows: readonly string[];
  /** Those that run back up in the order with the fewest of them that could be found. */
  readonly backUp: readonly string[];
}

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** @param base folder below the root whose entries are looked at: `backend/src` */
export function arrowsBetween(imports: readonly Import[], base: string): Arrows {
  const folderOf = (file: string) => file.slice(base.length + 1).split('/')[0] ?? '';
  const within = imports.filter(({ from, to }) => from.startsWith(`${base}/`) && to.startsWith(`${base}/`));
  const byName = new Map<string, Arrow>();
  for (const { from, to } of within) {
    const arrow = { from: folderOf(from), to: folderOf(to) };
    if (arrow.from !== arrow.to) byName.set(`${arrow.from} -> ${arrow.to}`, arrow);
  }
  const folders = [...new Set(within.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]))].sort();
  const places = new Map(inOrder(folders, [...byName.values()]).map((folder, place) => [folder, place]));
  const place = (folder: string) => places.get(folder) ?? 0;
  return {
    folders,
    arrows: [...byName.keys()].sort(),
    backUp: [...byName].flatMap(([name, { from, to }]) => (place(from) > place(to) ? [name] : [])).sort(),
  };
}

/**
 * Folders from the top down, so that few arrows run back up.
 * @source Eades, Lin, Smyth: A fast and effective heuristic for the feedback arc set problem, 1993
 */
function inOrder(folders: readonly string[], arrows: readonly Arrow[]): readonly string[] {
  const top: string[] = [];
  const bottom: string[] = [];
  let [left, between] = [[...folders], [...arrows]];
  const count = (end: keyof Arrow, folder: string) => between.filter((arrow) => arrow[end] === folder).length;
  const take = (folder: string, to: (folder: string) => void) => {
    to(folder);
    left = left.filter((each) => each !== folder);
    between = between.filter(({ from, to: target }) => from !== folder && target !== folder);
  };
  while (left.length > 0) {
    const sink = left.find((folder) => count('from', folder) === 0);
    const source = left.find((folder) => count('to', folder) === 0);
    const [heaviest] = left.toSorted(
      (one, other) => count('from', other) - count('to', other) - (count('from', one) - count('to', one)),
    );
    if (sink !== undefined) take(sink, (folder) => bottom.unshift(folder));
    else take(source ?? heaviest ?? '', (folder) => top.push(folder));
  }
  return [...top, ...bottom];
}
