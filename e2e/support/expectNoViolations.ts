import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passed is not described, element by element.
  resultTypes: ['violations'],
};

/** By night a page has other colours, and nothing else. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** Looks over the page as it stands with axe, by day and by night: nothing of WCAG 2.2 AA may be broken. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNone(page, OPTIONS, 'accessibility');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, COLOURS, 'contrast by night');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNone(page: Page, options: RunOptions, what: string): Promise<void> {
  await settle(page);
  // Evaluated, not added as a script: the document's policy lets no other scripts in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const above = await page.evaluateHandle(lowerBars);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  await above.evaluate((bars) => bars.forEach((bar) => bar.style.removeProperty('position')));
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/**
 * Runs in the page: puts the bars that stay in sight into its flow. Wherever a page is scrolled to they cover a part of some
 * link, which axe takes for too small a target.
 */
function lowerBars(): HTMLElement[] {
  const bars = [...document.querySelectorAll<HTMLElement>('header, nav')].filter((bar) =>
    ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
  );
  for (const bar of bars) bar.style.position = 'static';
  return bars;
}

/** Waits for what fades in or changes its colour: half-way, its contrast is nothing that anyone reads. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}
