import type { Page } from '@playwright/test';

/** What TypeScript's library does not have yet. @source https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** Cumulated layout shift of the document so far, without what the visitor caused. */
    layoutShift?: number;
  }
}

/**
 * Adds up the layout shifts of the next documents.
 * @source https://web.dev/articles/cls: shifts within 500 ms of an input do not count
 */
export async function recordShifts(page: Page): Promise<{ read(): Promise<number> }> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A shift is reported after the frame that it was in.
  const read = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift ?? Number.NaN)));
        }),
    );
  return { read: async () => Math.round((await read()) * 1e4) / 1e4 };
}
