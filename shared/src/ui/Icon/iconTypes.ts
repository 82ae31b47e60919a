import type { bundledIcons } from './bundledIcons.generated';

/** An icon ready for inline svg on a 24 × 24 grid: drawn as lines or as a solid, then its path data. */
export type BundledIcon = readonly [kind: 'line' | 'solid', ...paths: string[]];

/**
 * Name of a Tabler icon (`calendar`), or `set:name` for one of another set that `/icons` serves. Names written
 * in the sources are bundled by `pnpm icons`; any other name is fetched when it is first shown.
 */
export type IconName = keyof typeof bundledIcons | (string & {});
