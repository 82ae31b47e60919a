import { getIconData } from '@iconify/utils';

/** An icon set as Iconify packs it. */
export type IconSet = Parameters<typeof getIconData>[0];

/** An icon as the design system draws it: lines or a solid, then path data on a 24 × 24 grid. */
export type DrawnIcon = readonly ['line' | 'solid', ...string[]];

const ALLOWED = /^(?:<\/?g[^>]*>|<path [^>]*\/>)+$/;

/**
 * Reads one icon of a set; `undefined` when the set lacks it.
 * @throws Error for an icon that is not made of paths alone, which the inline svg cannot draw.
 */
export function readIcon(set: IconSet, name: string): DrawnIcon | undefined {
  const body = getIconData(set, name)?.body;
  if (body === undefined) return undefined;
  const paths = [...body.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, path = '']) => path);
  if (!ALLOWED.test(body) || paths.length === 0)
    throw new Error(`Icon ${name} is not made of paths alone; take another.`);
  return [body.includes('stroke="currentColor"') ? 'line' : 'solid', ...paths];
}
