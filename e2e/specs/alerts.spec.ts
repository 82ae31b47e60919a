import path from 'node:path';
import { devices, type Browser, type Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { pushTo } from '../support/pushTo';
import { startAlertsSite, type AlertsSite } from '../support/startAlertsSite';
import { takePicture } from '../support/takePictures';
import { dataDir, expect, test } from '../support/test';

const EMAIL = 'suiveuse@course.test';
const PASSWORD = 'trois chevaux gris';
const FRENCH = { locale: 'fr-FR', timezoneId: 'Europe/Paris' };
/** Milliseconds: what another process stores is looked for every half minute. */
const LOOKED = 60_000;
const RACE = 7_100_001;

const start = new Date(Date.now() + 3 * 3_600_000);
const inParis = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', ...options }).format(start);
const jour = inParis({ dateStyle: 'short' });

const race = {
  id: RACE,
  comp: RACE,
  jour,
  heure: inParis({ timeStyle: 'medium' }),
  hippo: 'Vincennes',
  reun: '1',
  prix: 2,
  prixnom: 'Prix des Alertes',
  typec: 'Attelé',
  partant: '2',
  dist: '2850',
  cheque: '30000',
  quinte: 0,
};
const runner = (numero: number, cheval: string, cl = '') => ({
  id: Number(`${RACE}${numero}`),
  comp: RACE,
  numcourse: RACE,
  jour,
  numero,
  cheval,
  cl,
  sexe: 'H',
  age: 6,
  idChe: 810_000 + numero,
  typec: 'Attelé',
  dist: 2850,
  jockey: 'A. Essai',
  idJockey: 910_001,
  entraineur: 'B. Essai',
  idEntraineur: 910_002,
});

let own: AlertsSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  own = await startAlertsSite(path.join(dataDir(), 'builds'));
  await own.emulator.addVerifiedAccount(EMAIL, PASSWORD);
  await own.ingest([race]);
  await own.ingest([runner(1, 'Alpha Demo'), runner(2, 'Bravo Demo')]);
});
test.afterAll(() => own.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${own.url}/connec`);
  await page.getByLabel('Adresse e-mail').fill(EMAIL);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).not.toHaveURL(/connec/);
}

const card = (page: Page) => page.getByRole('region', { name: 'Alertes', exact: true });

async function follow(page: Page, horse: number, name: string): Promise<void> {
  await page.goto(`${own.url}/Cheval/${horse}`);
  const star = page
    .getByRole('main')
    .getByRole('button', { name: `Suivre ${name}` })
    .first();
  await untilStored(page, () => star.click());
}

/** What is chosen is shown before it is stored. */
async function untilStored(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await change();
  await stored;
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({ ...devices['Pixel 7'], ...FRENCH, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const device = await pushTo(page, own.push, new URL(own.url).origin);
  await signIn(page);
  return { context, page, device };
}

const subjects = () => own.mailbox.mails.map(({ headers }) => headers['subject']);

test('a withdrawal reaches the second device and the mailbox, and one press ends the mails alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signIn(page);
  await follow(page, 810_001, 'Alpha Demo');
  await follow(page, 810_002, 'Bravo Demo');
  await page.goto(`${own.url}/Profile`);
  for (const channel of ['Appareils', 'Courriel']) {
    const choice = card(page).getByRole('checkbox', { name: new RegExp(`^Non-partant.*${channel}`) });
    await untilStored(page, () => choice.check());
  }

  const phone = await openPhone(browser);
  await test.step('the second device is switched on', async () => {
    await phone.page.goto(`${own.url}/Profile`);
    await card(phone.page).getByRole('button', { name: 'Activer sur cet appareil' }).click();
    await expect(card(phone.page)).toContainText('Cet appareil reçoit vos alertes.');
    await expectNoOverflow(phone.page);
    await expectNoViolations(phone.page);
    await takePicture(phone.page, 'alerts-profile');
  });

  await test.step('a horse is withdrawn', async () => {
    await own.ingest([runner(1, 'Alpha Demo', 'NP')]);
    await expect.poll(phone.device.count, { timeout: LOOKED }).toBe(1);
    expect(await phone.device.deliver()).toMatch(/^Non-partant\s: Alpha Demo$/);
    await expect
      .poll(subjects, { timeout: LOOKED })
      .toEqual([expect.stringMatching(/^Non-partant\s: Alpha Demo$/)]);
  });

  await test.step('one press on the link of the mail, by nobody who is signed in', async () => {
    const [mail] = own.mailbox.mails;
    expect([mail?.to, mail?.headers['list-unsubscribe-post']]).toEqual([EMAIL, 'List-Unsubscribe=One-Click']);
    const link = /<(http\S+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const anyone = await browser.newContext({ ...FRENCH, viewport: { width: 320, height: 700 } });
    const stop = await anyone.newPage();
    await stop.goto(link);
    await expect(stop.getByRole('heading', { level: 1 })).toHaveText('C’est arrêté');
    await expect(stop.getByRole('button', { name: /^Annuler/ })).toBeVisible();
    await expectNoOverflow(stop);
    await expectNoViolations(stop);
    await takePicture(stop, 'alerts-stopped');
    await anyone.close();
  });

  await test.step('the next one comes to the device, and not to the mailbox', async () => {
    await own.ingest([runner(2, 'Bravo Demo', 'NP')]);
    await expect.poll(phone.device.count, { timeout: LOOKED }).toBe(2);
    await page.reload();
    await expect(card(page).getByRole('checkbox', { name: /^Non-partant.*Appareils/ })).toBeChecked();
    await expect(card(page).getByRole('checkbox', { name: /^Non-partant.*Courriel/ })).not.toBeChecked();
    expect(subjects()).toHaveLength(1);
  });

  await test.step('one press on the device ends what is pushed', async () => {
    expect(await phone.device.deliver()).toMatch(/^Non-partant\s: Bravo Demo$/);
    await phone.device.press('stop');
    await page.reload();
    await expect(card(page).getByRole('checkbox', { name: /^Non-partant.*Appareils/ })).not.toBeChecked();
  });
  await phone.context.close();
});

test('without a script the page of a mail has a button, and a look at it changes nothing', async ({
  browser,
  page,
}) => {
  await signIn(page);
  await page.goto(`${own.url}/Profile`);
  const choice = card(page).getByRole('checkbox', { name: /^Non-partant.*Courriel/ });
  await untilStored(page, () => choice.check());
  const link = /<(http\S+)>/.exec(own.mailbox.mails[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const context = await browser.newContext({ ...FRENCH, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  await page.reload();
  await expect(choice).toBeChecked();
  await plain.getByRole('button', { name: 'Arrêter' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('C’est arrêté');
  await plain.getByRole('button', { name: /^Annuler/ }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Les alertes reprennent');
  await context.close();
});
