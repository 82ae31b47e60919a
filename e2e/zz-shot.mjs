import { chromium } from '@playwright/test';
const [url, out, w = '1440', cookie, email] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  headless: true,
  chromiumSandbox: false,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const c = await b.newContext({ viewport: { width: +w, height: +w < 600 ? 844 : 900 }, locale: 'fr-FR' });
const p = await c.newPage();
p.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 400)));
p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 600)));
p.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
p.on('response', (r) => {
  if (r.status() >= 400) console.log('status', r.status(), r.url());
});
if (email) {
  await p.goto(new URL('/connec', url).href);
  await p.getByLabel('Adresse e-mail').fill(email);
  await p.getByLabel('Mot de passe', { exact: true }).fill('demo1234');
  await p.getByRole('button', { name: 'Se connecter' }).click();
  await p.getByRole('button', { name: 'Se déconnecter' }).waitFor({ timeout: 15000 });
}
await p.goto(url);
await p.waitForTimeout(2500);
await p.screenshot({ path: out, fullPage: process.env.FULL === '1' });
console.log(
  await p.title(),
  await p.evaluate(() => document.documentElement.scrollWidth + ' / ' + innerWidth),
);
await b.close();
