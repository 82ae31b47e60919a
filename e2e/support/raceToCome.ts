import { addDays, utcDay } from '@galopin/shared/lib';
import type { Page } from '@playwright/test';

interface Race {
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  readonly heure: string;
  /** Discipline, as the field writes it. */
  readonly typec: string;
}

/**
 * Races of meeting 1 that have not been run, the latest first, with the runners declared: tomorrow's, which are there
 * from 14:00 on; before that today's last one has not begun.
 */
export async function racesToCome(page: Page): Promise<readonly Race[]> {
  const today = utcDay(Date.now());
  for (const jour of [addDays(today, 1), today]) {
    const answer = await page.request.get(`/caractrap?jour=${jour}&reun=1&limit=1001`);
    const races = (await answer.json()) as readonly Race[];
    if (races.length > 0) return races.toSorted((one, other) => other.heure.localeCompare(one.heure));
  }
  throw new Error(`No race of meeting 1 is stored for ${today} or the day after`);
}

/** Address of a race to come, whose runners come first on its page. */
export async function raceToCome(page: Page): Promise<string> {
  const [race] = await racesToCome(page);
  return `/Course/${race?.id}`;
}
