import { SitePage } from '../pages/SitePage';
import { publicAddresses } from '../support/everyAddress';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { fetchDocument, untilRendered } from '../support/sentDocument';
import { takePictures } from '../support/takePictures';
import { expect, siteUrl, test } from '../support/test';

test.use({ renderedBy: 'server', javaScriptEnabled: false });

const WIDTHS = [320, 390, 820, 1440];
/** « /Course/7 » → « Course » */
const nameOf = (address: string): string => address.replaceAll(/\/\d+$|\//g, '') || 'home';

test('every public page is readable, on a phone as on a desk, and says what needs a script', async ({
  site,
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const withScript = await browser.newPage({ baseURL: siteUrl(), javaScriptEnabled: true });
  const addresses = await publicAddresses(new SitePage(withScript));
  await withScript.close();
  for (const address of addresses) {
    await untilRendered(address);
    site.forgive(/404/);
    await page.goto(address);
    await expect(site.heading, address).toBeVisible();
    expect((await fetchDocument(address)).html, address).toContain(
      '<noscript><p class="frame">Sans JavaScript',
    );
    const waiting = page.locator('main').getByText(/^Chargement/);
    expect(
      await waiting.evaluateAll((all) => all.map((one) => one.parentElement?.outerHTML)),
      address,
    ).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page, `${address} at ${width} px`);
    }
    await takePictures(page, `without-script-${nameOf(address)}`);
  }
});

test('the days, the races and who runs in them are reached by links', async ({ site, page }) => {
  await untilRendered('/');
  await page.goto('/');
  const race = page.locator('main a[href^="/Course/"]').first();
  const raceAddress = (await race.getAttribute('href')) ?? '';
  await untilRendered(raceAddress);
  await race.click();
  await expect(page).toHaveURL(raceAddress);
  await expect(site.heading).toBeVisible();

  // The card is whole: as many rows as the race says it has runners, each with its horse.
  const text = await page.locator('main').innerText();
  const [, runners = ''] = /(\d+)\s+partants/.exec(text) ?? [];
  const horses = page.locator('main table a[href^="/Cheval/"]');
  expect(await horses.count()).toBeGreaterThanOrEqual(Number(runners));
  expect(Number(runners)).toBeGreaterThan(1);

  const horseAddress = (await horses.first().getAttribute('href')) ?? '';
  await untilRendered(horseAddress);
  await horses.first().click();
  await expect(page).toHaveURL(horseAddress);
  await expect(site.heading).toBeVisible();
  await site.navigation.getByRole('link', { name: 'Pronostics' }).click();
  await expect(site.heading).toBeVisible();
});

test('a password that is sent before the page answers is not written into the address', async ({ page }) => {
  await untilRendered('/connec');
  await page.goto('/connec');
  await page.getByLabel('Adresse e-mail').fill('membre@demo.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/connec');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('demo1234');
});

test('a race says to search engines what it is', async ({ site, page }) => {
  await untilRendered('/');
  await page.goto('/');
  const address = (await page.locator('main a[href^="/Course/"]').first().getAttribute('href')) ?? '';
  await untilRendered(address);
  const { html } = await fetchDocument(address);
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  await page.goto(address);
  const data = JSON.parse(json) as { readonly '@graph': readonly Readonly<Record<string, unknown>>[] };
  expect(data).toMatchObject({ '@context': 'https://schema.org' });
  const race = data['@graph'].find((thing) => thing['@type'] === 'SportsEvent');
  // « R1 C1 – Prix du Panthéon, Chantilly, 25/11/2026 »
  const [, name] = /– ([^,]+),/.exec(String(race?.['name'])) ?? [];
  await expect(site.heading).toContainText(name ?? 'the race has no name');
});
