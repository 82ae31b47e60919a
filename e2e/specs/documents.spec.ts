import { escapeHtml } from '@galopin/shared/lib';
import { everyAddress, openWhole } from '../support/everyAddress';
import { expect, test } from '../support/test';

const PUBLIC = /^\/($|Aspibet|Course|Cheval|Jockey|Trainer)/;

test('the document of a public page is titled as the page itself', async ({ site, page, request }) => {
  test.setTimeout(120_000);
  for (const address of (await everyAddress(site)).filter((path) => PUBLIC.test(path))) {
    const headers = { accept: 'text/html' };
    // The first document of a page may not wait for what it says.
    await expect
      .poll(async () => (await request.get(address, { headers })).text(), {
        message: address,
        timeout: 30_000,
      })
      .toMatch(/<meta property="og:type" content="(website|article|profile)">/);
    const html = await (await request.get(address, { headers })).text();
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    await openWhole(site, address);
    await expect.poll(async () => escapeHtml(await page.title()), { message: address }).toBe(title);
  }
});

for (const address of ['/Course/999999999', '/Cheval/999999999', '/Jockey/999999999', '/Trainer/999999999']) {
  test(`${address} is not found, by status and in words`, async ({ site, page, request }) => {
    // The first one may not wait for the backend.
    const status = async () => (await request.get(address, { headers: { accept: 'text/html' } })).status();
    await expect.poll(status, { timeout: 30_000 }).toBe(404);
    site.forgive(/404/, /A page could not be shown/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page introuvable – Galopin');
    await expect(site.heading).toHaveText('Page introuvable');
  });
}

test('the site map leads to races, horses and people', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
  const pathsIn = async (file: string) =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const files = await pathsIn('/sitemap.xml');
  expect(files).toContain('/sitemap/pages.xml');
  for (const kind of ['race', 'horse', 'jockey', 'trainer']) {
    const file = files.find((path) => path.startsWith(`/sitemap/${kind}-`)) ?? '';
    const [first = ''] = await pathsIn(file);
    expect(first).toMatch(/^\/(Course|Cheval|Jockey|Trainer)\/\d+$/);
    expect((await request.get(first, { headers: { accept: 'text/html' } })).status()).toBe(200);
  }
});
