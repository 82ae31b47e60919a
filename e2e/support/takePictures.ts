import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../test-results/pictures');
const WIDTHS = [390, 1440];

/** For people to look at, which is asked for: no journey is told anything by them, and they take their time. */
const ARE_WANTED = Boolean(process.env['PICTURES']);

/** Pictures of the whole page on a phone and on a desk, as `<name>-<width>.png`; the window keeps its size. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!ARE_WANTED) return;
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `${name}-${width}`);
  }
  if (before) await page.setViewportSize(before);
}

/** A picture of the whole page, or of what the window shows of it, as `<name>.png`. */
export async function takePicture(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (ARE_WANTED) await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage });
}
