import { expect, type Locator, type Page } from '@playwright/test';
import { pressToClose } from '../support/pressToClose';
import { AccountPage, freshAddress } from './AccountPage';

/** What the payer may choose in the sandbox's window. */
export const CHOICES = {
  pay: 'Payer',
  decline: 'Faire refuser par la banque',
  pending: 'Laisser en attente',
  wrongAmount: 'Approuver un montant faux (1,00)',
  slow: 'Payer, avec une réponse très lente',
  cancel: 'Annuler',
} as const;

/** Password of every account that `ofFreshMember` makes. */
export const FRESH_PASSWORD = 'trois chevaux gris';

/** `/Profile` and the sandbox's window. */
export class ProfilePage {
  readonly subscription: Locator;
  /** What a payer waives before paying. */
  readonly waiver: Locator;
  readonly payments: Locator;
  readonly settings: Locator;
  readonly data: Locator;

  constructor(readonly page: Page) {
    this.subscription = page.getByRole('region', { name: 'Abonnement' });
    this.waiver = this.subscription.getByRole('checkbox', { name: /droit de rétractation/ });
    this.payments = page.getByRole('region', { name: 'Paiements' });
    this.settings = page.getByRole('region', { name: 'Réglages' });
    this.data = page.getByRole('region', { name: 'Mes données' });
  }

  /** Makes an account of its own for a test, and opens its profile. */
  static async ofFreshMember(page: Page, email = freshAddress()): Promise<ProfilePage> {
    await new AccountPage(page).signUp(email, FRESH_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Votre compte est créé' })).toBeVisible();
    const profile = new ProfilePage(page);
    await profile.open();
    return profile;
  }

  async open(): Promise<void> {
    await this.page.goto('/Profile');
    await expect(this.subscription).toBeVisible();
  }

  /** Opens PayPal's button, without pressing it. */
  async openPayPal(): Promise<Locator> {
    await this.subscription.getByRole('button', { name: /avec PayPal/ }).click();
    if (!(await this.waiver.isChecked())) await this.waiver.check();
    const button = this.subscription.getByRole('button', { name: /bac à sable/ });
    await expect(button).toBeVisible();
    return button;
  }

  /** Presses PayPal's button and makes a choice in its window; returns where the sandbox is. */
  async choose(choice: keyof typeof CHOICES): Promise<string> {
    const opened = this.page.waitForEvent('popup');
    await this.subscription.getByRole('button', { name: /bac à sable/ }).click();
    const popup = await opened;
    await popup.waitForURL(/\/approve\//);
    const { origin } = new URL(popup.url());
    const button = popup.getByRole('button', { name: CHOICES[choice], exact: true });
    await pressToClose(popup, () => button.click());
    return origin;
  }

  /** From the offer to the choice. */
  async pay(choice: keyof typeof CHOICES = 'pay'): Promise<string> {
    await this.openPayPal();
    return this.choose(choice);
  }
}
