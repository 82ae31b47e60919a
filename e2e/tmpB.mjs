import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const [id, demo] = process.argv.slice(2);
const problems = [];
for (const width of [320, 390, 1280]) {
  const p = await b.newPage({ viewport: { width, height: 900 } });
  p.on('console', (m) => m.type() === 'error' && problems.push(`${width} ${m.text().slice(0, 200)}`));
  for (const [name, url] of [['partants', `/Course/${id}?onglet=partants`], ['arrivee', `/Course/${id}?onglet=arrivee`], ['pron', `/Course/${id}?onglet=pronostics`], ['demo', `/Course/${demo}?onglet=partants`]]) {
    if (width === 320 && name !== 'partants' && name !== 'arrivee') continue;
    await p.goto(`http://localhost:3100${url}`, { waitUntil: 'networkidle' });
    if (name === 'partants') {
      const open = width < 700 ? p.locator('details summary').first() : p.getByRole('button', { name: /Détails/ }).first();
      if (await open.count()) await open.click();
      await p.waitForTimeout(1200);
    }
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${width} ${name} overflows by ${over}`);
    await p.screenshot({ path: `/tmp/picB/${name}-${width}.png`, fullPage: true });
  }
  await p.close();
}
console.log(problems.join('\n') || 'no problems');
await b.close();
