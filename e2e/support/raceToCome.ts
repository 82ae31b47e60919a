import { addDays, utcDay } from '@galopin/shared/lib';
import type { Page } from '@playwright/test';

/** Address of a race of tomorrow, whose runners come first on its page; in the evening today's have all been run. */
export async function raceToCome(page: Page): Promise<string> {
  const jour = addDays(utcDay(Date.now()), 1);
  const answer = await page.request.get(`/caractrap?jour=${jour}&reun=1`);
  const [race] = (await answer.json()) as readonly { readonly id: number }[];
  if (race === undefined) throw new Error(`No race of meeting 1 is stored for ${jour}`);
  return `/Course/${race.id}`;
}
