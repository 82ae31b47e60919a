import type { Page } from '@playwright/test';
import { DayPage, raceRow } from '../pages/DayPage';
import { expectNoViolations } from '../support/expectNoViolations';
import { expect, test } from '../support/test';

test.use({ renderedBy: 'browser', timezoneId: 'Europe/Paris' });

const MINUTE = 60_000;
/** A Thursday at noon in Paris. */
const NOON = Date.parse('2026-11-26T11:00:00Z');
const JOUR = '2026-11-26';
const MEETINGS = ['Vincennes', 'Pau', 'Deauville', 'Cabourg'] as const;

interface Start {
  readonly id: number;
  /** Minutes after noon. */
  readonly minute: number;
}

/** Six races a meeting, at paces of their own; two of them start at one time. */
const STARTS: readonly Start[] = MEETINGS.flatMap((_, meeting) =>
  Array.from({ length: 6 }, (__, race) => ({
    id: (meeting + 1) * 100 + race,
    minute: 5 + meeting * 7 + race * (29 + meeting * 3),
  })),
);
const LAST = Math.max(...STARTS.map(({ minute }) => minute));

const clockOf = (minute: number) => {
  const of = (part: number) => String(part).padStart(2, '0');
  return `${of(12 + Math.floor(minute / 60))}:${of(minute % 60)}:00`;
};
const rows = STARTS.map(({ id, minute }) =>
  raceRow(0, 0, {
    id,
    jour: JOUR,
    heure: clockOf(minute),
    hippo: MEETINGS[Math.floor(id / 100) - 1],
    reun: String(Math.floor(id / 100)),
    prix: (id % 100) + 1,
  }),
);

/** What is to start, the earliest first; at the same minute by meeting. */
const toStart = (minute: number) =>
  STARTS.filter((start) => start.minute >= minute)
    .toSorted((one, other) => one.minute - other.minute || one.id - other.id)
    .map(({ id }) => `/Course/${id}`);

const shown = (page: Page) =>
  page
    .getByRole('region', { name: 'Prochains départs' })
    .locator('ol a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the next departures across meetings are right at every minute of an afternoon', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  await page.clock.install({ time: NOON - MINUTE });
  await new DayPage(page).giveRaces(rows);
  await page.route('**/apin/today?*', (route) => route.fulfill({ status: 503, json: {} }));
  site.forgive(/503/, /could not be loaded/);
  await site.open('/');
  await expect(page.getByRole('region', { name: 'Prochains départs' })).toBeVisible();
  await expectNoViolations(page);
  await page.clock.pauseAt(NOON);
  for (let minute = 0; minute <= LAST + 2; minute += 1) {
    await expect.poll(() => shown(page), `at ${clockOf(minute)}`).toEqual(toStart(minute).slice(0, 5));
    await page.clock.runFor(MINUTE);
  }
  await expect(page.getByText('Plus aucun départ aujourd’hui.')).toBeVisible();
});
