import type { Locator, Page } from '@playwright/test';

/** What a list of a day's meetings has: `/?vue=reunions` and `/Jour`. */
export class DayPage {
  constructor(private readonly page: Page) {}

  /** Every race of the list that is open. */
  get races(): Locator {
    return this.page.locator('main ol').getByRole('link');
  }

  get filters(): Locator {
    return this.page.getByRole('group', { name: 'Filtrer les courses' });
  }

  /** The row of ways to the meetings. */
  get jump(): Locator {
    return this.page.getByRole('navigation', { name: 'Aller à une réunion' });
  }

  get calendar(): Locator {
    return this.page.getByRole('button', { name: 'Calendrier' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Choisir une journée' });
  }

  filter(name: RegExp): Locator {
    return this.filters.getByRole('button', { name });
  }

  meeting(name: RegExp): Locator {
    return this.page.getByRole('region', { name });
  }

  /** Lower edge of the site's header and upper edge of the row of meetings, pixels from the window's top. */
  async edges(): Promise<readonly [header: number, jump: number]> {
    const header = await this.page.locator('body header').first().boundingBox();
    const jump = await this.jump.boundingBox();
    return [(header?.y ?? Number.NaN) + (header?.height ?? 0), jump?.y ?? Number.NaN];
  }

  /** Gives the page a list of its own instead of the API's. */
  async giveRaces(rows: readonly object[]): Promise<void> {
    const meetings = new Set(rows.map((row) => ('reun' in row ? row.reun : undefined))).size;
    await this.page.route('**/caractrap?*', (route) =>
      route.fulfill({ json: rows, headers: { 'x-meetings-total': String(meetings) } }),
    );
    await this.page.route('**/apin/arrivals?*', (route) => route.fulfill({ json: { arrivals: {} } }));
  }
}

/** A row of `/caractrap` that starts so many minutes from now, at Paris-Vincennes. */
export function raceRow(number: number, minutes: number, changes: object = {}): object {
  const start = new Date(Date.now() + minutes * 60_000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', ...options }).format(start);
  return {
    id: 900_000 + number,
    jour: part({ dateStyle: 'short' }),
    heure: part({ timeStyle: 'medium' }),
    hippo: 'Paris-Vincennes',
    reun: '1',
    prix: number,
    prixnom: `Prix de la Journée ${number}`,
    typec: 'Attelé',
    dist: '2700',
    partant: '14',
    cheque: '40000',
    quinte: 0,
    arriv: '',
    devise: 'EUR',
    ...changes,
  };
}
