import { errors, type Page, type Response } from 'playwright-core';
import type { Sight } from './Candidate';

/** Milliseconds until a page must be on screen: what the shell's own ladder may take, and the document before it. */
const LIMIT = 12_000;
/** Begins a console line that the page was made to write. */
const REFUSED = 'smoke: the policy refused';
const BAD_DIGEST = /Failed to find a valid digest in the 'integrity' attribute/;
/** Begins the line that the shell writes when React could not take a page over as it was sent. */
const MISMATCH = 'What was rendered differs from what the server sent';

/** Notes what goes wrong in a page from now on. */
export interface Watch {
  /** What was noted since the last call. */
  take(): Pick<Sight, 'trouble' | 'mismatches'>;
}

/** Watches for uncaught errors, files with a wrong hash, what the policy refuses, and what the halves disagree on. */
export async function watch(page: Page): Promise<Watch> {
  let trouble: string[] = [];
  let mismatches: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught ${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(MISMATCH)) mismatches.push(text);
    else if (text.startsWith(REFUSED) || BAD_DIGEST.test(text)) trouble.push(text);
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
      const taken = { trouble, mismatches };
      trouble = [];
      mismatches = [];
      return taken;
    },
  };
}

/** Opens an address of the site and waits until it has come to rest. */
export async function lookAt(page: Page, watching: Watch, url: string): Promise<Sight> {
  return (await openAndLook(page, watching, url)).sight;
}

/** The same, with the document that the address answered. */
export async function openAndLook(
  page: Page,
  watching: Watch,
  url: string,
): Promise<{ readonly sight: Sight; readonly response: Response | null }> {
  watching.take();
  const response = await page.goto(url);
  const isAlive = await aliveWithin(page, LIMIT);
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
  const sight = { path: new URL(page.url()).pathname, mounted: isAlive ? mounted : null, ...watching.take() };
  return { sight, response };
}

/** What the document brought stands there at once; it is a page from when React has it, by whose mark it is known. */
async function aliveWithin(page: Page, timeout: number): Promise<boolean> {
  try {
    await page.waitForFunction(
      () =>
        Object.keys(document.querySelector('[data-remote] h1') ?? {}).some((key) =>
          key.startsWith('__reactProps$'),
        ),
      undefined,
      { timeout },
    );
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
