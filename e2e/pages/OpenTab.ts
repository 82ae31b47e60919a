import { expect, type Locator, type Page } from '@playwright/test';
import type { HealthBeacon, HealthEvent } from '@galopin/shared/contracts';
import { SitePage } from './SitePage';

declare global {
  interface Window {
    /** Set once a document is there: gone after a reload. */
    drillMark?: boolean;
    /** What the page reported so far. */
    drillEvents?: HealthEvent[];
  }
}

/** A tab that must not be reloaded, and what it reports of the builds it loads. */
export class OpenTab extends SitePage {
  static async in(page: Page): Promise<OpenTab> {
    await page.addInitScript(() => {
      const events: HealthEvent[] = [];
      window.drillEvents = events;
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        if (typeof body === 'string') events.push(...(JSON.parse(body) as HealthBeacon).events);
        return send(url, body);
      };
    });
    return new OpenTab(page);
  }

  /** Opens a path by a new document, and marks it once it answers: a link pressed before loads another document. */
  async start(path: string): Promise<void> {
    await this.open(path);
    await this.untilAlive();
    await this.page.evaluate(() => {
      window.drillMark = true;
    });
  }

  async expectNotReloaded(): Promise<void> {
    expect(await this.page.evaluate(() => window.drillMark)).toBe(true);
  }

  /** Follows a link of the page at once: without the pointing that would have prefetched its target. */
  async follow(link: Locator): Promise<void> {
    await link.first().evaluate((element) => (element as HTMLAnchorElement).click());
  }

  /** The place of a remote while a build of it is mounted. */
  place(remote: string, role: 'active' | 'lastGood'): Locator {
    return this.page.locator(`[data-remote="${remote}"][data-role="${role}"]`);
  }

  /** Everything reported so far; what is still collected is sent as when the page is left. */
  async events(): Promise<readonly HealthEvent[]> {
    return this.page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      return window.drillEvents ?? [];
    });
  }
}
