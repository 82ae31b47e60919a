import type { Locator, Page } from '@playwright/test';

/** `/connec` and its forms. */
export class AccountPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly newPassword: Locator;
  readonly signIn: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('Adresse e-mail');
    this.password = page.getByLabel('Mot de passe', { exact: true });
    this.newPassword = page.getByLabel('Nouveau mot de passe', { exact: true });
    this.signIn = page.getByRole('button', { name: 'Se connecter', exact: true });
    this.alert = page.getByRole('alert');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  /** Opens the form for a new account and sends it. */
  async signUp(email: string, password: string): Promise<void> {
    await this.page.goto('/connec');
    await this.button('Créer un compte').click();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button('Créer mon compte').click();
  }
}

let made = 0;
/** An address that no other test has used. */
export const freshAddress = (): string => `journal-${Date.now()}-${(made += 1)}@course.test`;
