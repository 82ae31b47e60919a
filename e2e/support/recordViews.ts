import type { Page } from '@playwright/test';

/** What stood in the window at one moment. */
export interface View {
  readonly path: string;
  readonly navigation: string;
  readonly main: string;
  /** Headings of sections, such as meetings. */
  readonly sections: number;
}

declare global {
  interface Window {
    /** Every view since the document began, one after the other. */
    recordedViews?: View[];
  }
}

/**
 * Records every state of the next documents from their first element on. Changes are looked at before the browser
 * paints them: no painted view is missing.
 */
export async function recordViews(page: Page): Promise<{ read(): Promise<readonly View[]> }> {
  await page.addInitScript(() => {
    const views: View[] = [];
    window.recordedViews = views;
    const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const look = () => {
      const view = {
        path: location.pathname,
        navigation: textOf('nav'),
        main: textOf('main'),
        sections: document.querySelectorAll('main section h2').length,
      };
      if (JSON.stringify(view) !== JSON.stringify(views.at(-1))) views.push(view);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return { read: () => page.evaluate(() => window.recordedViews ?? []) };
}
