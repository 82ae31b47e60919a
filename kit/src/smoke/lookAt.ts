import { errors, type Page } from 'playwright-core';
import type { Sight } from './Candidate';

/** Milliseconds until a page must be on screen: what the shell's own ladder may take, and the document before it. */
const LIMIT = 12_000;
/** Begins a console line that the page was made to write. */
const REFUSED = 'smoke: the policy refused';
const BAD_DIGEST = /Failed to find a valid digest in the 'integrity' attribute/;

/** Notes what goes wrong in a page from now on. */
export interface Watch {
  /** What was noted since the last call. */
  take(): string[];
}

/** Watches for uncaught errors, files with a wrong hash, and what the policy refuses. */
export async function watch(page: Page): Promise<Watch> {
  let noted: string[] = [];
  page.on('pageerror', (error) => noted.push(`uncaught ${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(REFUSED) || BAD_DIGEST.test(text)) noted.push(text);
  });
  await page.addInitScript((refused) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ disposition, effectiveDirective, blockedURI }) => {
        if (disposition === 'enforce') console.error(`${refused} ${blockedURI} by ${effectiveDirective}`);
      },
    );
  }, REFUSED);
  return {
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
  };
}

/** Opens an address of the site and waits until it has come to rest. */
export async function lookAt(page: Page, watching: Watch, url: string): Promise<Sight> {
  watching.take();
  await page.goto(url);
  await mountedWithin(page, LIMIT);
  // What effects throw comes after the first commit.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
  );
  const mounted = await page.evaluate(() => {
    const place = document.querySelector<HTMLElement>('[data-remote]');
    if (!place) return null;
    const { remote = '', build = '' } = place.dataset;
    // The shell mounts a page in a div and puts a section in its place when it failed.
    return { remote, build, failed: place.tagName === 'SECTION' };
  });
  return { path: new URL(page.url()).pathname, mounted, trouble: watching.take() };
}

async function mountedWithin(page: Page, timeout: number): Promise<void> {
  const heading = page.locator('[data-remote] h1').first();
  await heading.waitFor({ state: 'attached', timeout }).catch((error: unknown) => {
    // Said by what is seen then: nothing mounted.
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
