import { expect, type Page } from '@playwright/test';

/** The page is no wider than its window, once it has followed the window's change; else what sticks out is named. */
export async function expectNoOverflow(page: Page, what = 'the page'): Promise<void> {
  await expect.poll(() => page.evaluate(findOverflow), `${what} is wider than the window`).toEqual([]);
}

/** Runs in the page: the pixels by which it is too wide, then the first elements that reach beyond the window. */
function findOverflow(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => right > clientWidth)
    .slice(0, 20)
    .map(({ element, right }) => `${element.tagName} to ${right} px: ${element.textContent.slice(0, 80)}`);
  return [`${scrollWidth - clientWidth} px too wide`, ...beyond];
}
