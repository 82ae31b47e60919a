import { chromium } from '@playwright/test';
const [,, out, base, ...rest] = process.argv;
// args: path:width[:dark][:member]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [i, spec] of rest.entries()) {
  const [path, width, ...flags] = spec.split('|');
  const ctx = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: flags.includes('dark') ? 'dark' : 'light', locale: 'fr-FR' });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(spec, m.type(), m.text().slice(0, 300)); });
  if (flags.includes('member') || flags.includes('abonne')) {
    await page.goto(base + '/connec');
    await page.waitForTimeout(1500);
    await page.getByLabel(/mail/i).first().fill(flags.includes('member') ? 'membre@demo.test' : 'abonne@demo.test');
    await page.getByLabel(/mot de passe/i).first().fill('demo1234');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForTimeout(3000);
  }
  await page.goto(base + path);
  await page.waitForTimeout(2500);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const h = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(spec, 'overflow', over, 'height', h);
  await page.screenshot({ path: `${out}-${i}.png`, fullPage: !flags.includes('fold') });
  await ctx.close();
}
await browser.close();
