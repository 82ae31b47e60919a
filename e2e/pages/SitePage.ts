import { expect, type Locator, type Page } from '@playwright/test';

/** What every page of the site has, and the way to sign in. */
export class SitePage {
  private readonly trouble: string[] = [];
  private readonly forgiven: RegExp[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.trouble.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.trouble.push(`logged: ${message.text()} ${message.location().url}`);
    });
  }

  /** Lets errors that match pass: the test makes them happen. */
  forgive(...patterns: readonly RegExp[]): void {
    this.forgiven.push(...patterns);
  }

  expectNoTrouble(): void {
    const unexpected = this.trouble.filter((line) => !this.forgiven.some((pattern) => pattern.test(line)));
    expect(unexpected, 'errors on the page').toEqual([]);
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Navigation principale' });
  }

  /** Goes to a page by its link, which a narrow window has in the account's menu. */
  async goTo(label: string): Promise<void> {
    const link = this.navigation.getByRole('link', { name: label });
    const menu = this.navigation.getByRole('button', { name: 'Compte' });
    await expect(link.or(menu).first()).toBeVisible();
    if (!(await link.isVisible())) await menu.click();
    await link.click();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The element the current remote is mounted in. */
  get mounted(): Locator {
    return this.page.locator('[data-remote]');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading).toBeVisible();
  }

  /** Waits until a page that a server rendered answers: React leaves its mark on what it has taken over. */
  async untilAlive(): Promise<void> {
    const isAlive = () =>
      this.page.evaluate(() =>
        Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
      );
    await expect.poll(isAlive, { message: `${this.page.url()} answers`, timeout: 30_000 }).toBe(true);
  }

  /** Waits until nothing on the page is still being fetched; what a member has beyond comes once the session is known. */
  async whole(): Promise<void> {
    await expect(this.page.locator('nav').getByText(/^Se (?:dé)?connecter$/)).toHaveCount(2);
    await this.page.waitForLoadState('networkidle');
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(this.page.getByRole('progressbar', { name: 'Chargement de la page…' })).toHaveCount(0);
  }

  async signIn(email: string, password = 'demo1234'): Promise<void> {
    await this.open('/connec');
    await this.page.getByLabel('Adresse e-mail').fill(email);
    await this.page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  }

  /** Signs in and waits until the site shows it. */
  async enterAs(email: string, password?: string): Promise<void> {
    await this.signIn(email, password);
    await expect(this.page).toHaveURL('/');
    // In the header and in the account's menu: one of them is hidden, by the window's width.
    await expect(this.page.locator('nav button', { hasText: 'Se déconnecter' })).toHaveCount(2);
  }
}
