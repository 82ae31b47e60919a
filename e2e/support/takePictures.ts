import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../test-results/pictures');
const WIDTHS = [390, 1440];

/** Pictures of the whole page on a phone and on a desk, as `<name>-<width>.png`; the window keeps its size. */
export async function takePictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}.png`), fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
