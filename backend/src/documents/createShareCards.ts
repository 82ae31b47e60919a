import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_FAMILY, THEME_COLOR } from '@galopin/shared/contracts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Font } from 'satori';
import type { CSSProperties, JSXElement, JSXNode } from 'satori/jsx';
import { fr } from './i18n/fr';
import type { ShareCard } from './shareCardOf';

export interface ShareCards {
  /** A PNG of {@link SHARE_CARD_SIZE}; drawn once as long as it says the same. */
  draw(card: ShareCard): Promise<Buffer>;
}

/** What Open Graph's readers show whole. @source https://developers.facebook.com/docs/sharing/webmasters/images */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [500, 700] as const;
/** Pictures of some 30 kB. */
const KEPT = 200;
/** One takes some 15 ms of a processor: at most one of them is drawn at a time. */
const AT_A_TIME = 1;
const AMBER = '#f7c662';
const SOFT = '#cfe5d8';

/** Draws what shared links show of races: laid out by satori, painted by resvg beside the event loop. */
export function createShareCards(): ShareCards {
  let tools: ReturnType<typeof loadTools> | undefined;
  const limit = pLimit(AT_A_TIME);
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const paint = async (card: ShareCard): Promise<Buffer> => {
    tools ??= loadTools().catch((error: unknown) => {
      // The next picture tries again.
      tools = undefined;
      throw error;
    });
    const { satori, renderAsync, fonts } = await tools;
    const svg = await satori(layOut(card), { ...SHARE_CARD_SIZE, fonts });
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
  return {
    draw: (card) => {
      const key = JSON.stringify(card);
      const found = kept.get(key);
      if (found !== undefined) return found;
      const drawn = limit(() => paint(card));
      kept.set(key, drawn);
      drawn.catch(() => kept.delete(key));
      return drawn;
    },
  };
}

/** With the first picture: no start of a server needs them. */
async function loadTools() {
  const [{ default: satori }, { renderAsync }, ...fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    ...WEIGHTS.map(readFont),
  ]);
  return { satori, renderAsync, fonts };
}

async function readFont(weight: (typeof WEIGHTS)[number]): Promise<Font> {
  const file = resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`);
  return { name: FONT_FAMILY, weight, data: await readFile(file) };
}

const box = (style: CSSProperties, ...children: readonly JSXNode[]): JSXElement => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** One line, or as many as there are, and no more. */
const text = (style: CSSProperties, words: string, lines = 1): JSXElement =>
  box({ display: 'block', lineClamp: lines, ...style }, words);

const tile = (number: string) =>
  box(
    {
      justifyContent: 'center',
      minWidth: 96,
      padding: '4px 16px',
      borderRadius: 12,
      background: '#ffffff',
      color: THEME_COLOR,
      fontSize: 60,
      fontWeight: 700,
    },
    number,
  );

function layOut({ place, title, when, facts, isQuinte, arrival }: ShareCard) {
  const badge = {
    padding: '4px 18px',
    borderRadius: 12,
    background: AMBER,
    color: THEME_COLOR,
    fontWeight: 700,
  };
  return box(
    {
      flexDirection: 'column',
      ...SHARE_CARD_SIZE,
      boxSizing: 'border-box',
      padding: 64,
      background: THEME_COLOR,
      color: '#ffffff',
      fontFamily: FONT_FAMILY,
      fontWeight: 500,
      fontSize: 38,
    },
    box(
      { alignItems: 'center', gap: 24 },
      text({ maxWidth: 820, color: SOFT }, place),
      ...(isQuinte ? [box(badge, fr.race.quinte)] : []),
    ),
    text({ marginTop: 20, fontSize: 76, fontWeight: 700, lineHeight: 1.1 }, title, 2),
    text({ marginTop: 24 }, when),
    text({ marginTop: 8, color: SOFT }, facts),
    box(
      { marginTop: 'auto', alignItems: 'flex-end', justifyContent: 'space-between' },
      box(
        { flexDirection: 'column', gap: 12 },
        ...(arrival.length === 0
          ? []
          : [box({ fontSize: 32, color: SOFT }, fr.race.arrival), box({ gap: 16 }, ...arrival.map(tile))]),
      ),
      box({ fontSize: 44, fontWeight: 700 }, fr.site),
    ),
  );
}
