import type { Page } from '@playwright/test';

/** What the Tab key came by. */
export interface TabWalk {
  /** Elements that stood in the way, in order. */
  readonly reached: number;
  /** Elements that had the focus without showing it. */
  readonly unseen: readonly string[];
  /** Visible elements that take part in the tab order and were never reached. */
  readonly missed: readonly string[];
}

declare global {
  interface Window {
    /** Elements the walk came by. */
    tabbed?: Set<Element>;
  }
}

/** More than any page has: the walk ends there where the focus is trapped. */
const MOST = 900;

/**
 * Walks through the page with the Tab key, from where the focus is until it has gone round.
 * @throws when it never does
 */
export async function tabThrough(page: Page): Promise<TabWalk> {
  await page.evaluate(() => {
    window.tabbed = new Set();
  });
  const unseen: string[] = [];
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => {
      const element = document.activeElement;
      // Past the last one the focus is nowhere before it is at the first again.
      if (element === null || element === document.body) return 'nowhere';
      // A date has several fields within one element.
      if ([...(window.tabbed ?? [])].at(-1) === element) return 'nowhere';
      if (window.tabbed?.has(element) === true) return 'round';
      window.tabbed?.add(element);
      // The ring may be drawn by the element or by what it stands in for: a label, a row.
      const shows = [element, element.parentElement, element.nextElementSibling].some((candidate) => {
        if (candidate === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return { shows, html: element.outerHTML.slice(0, 160) };
    });
    if (step === 'round') return { reached: pressed, unseen, missed: await missed(page) };
    if (step !== 'nowhere' && !step.shows) unseen.push(step.html);
  }
  throw new Error(`the focus has not gone round after ${MOST} steps`);
}

/** Of a group of radio buttons or tabs, one stands for all: arrow keys reach the others. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [type="radio"], [inert] *') &&
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
          window.tabbed?.has(element) !== true,
      )
      .map((element) => element.outerHTML.slice(0, 160));
  });
}
