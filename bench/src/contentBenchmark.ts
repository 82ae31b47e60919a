import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Benchmark, Figure } from './Benchmark';
import { buildRival } from './content/buildRival';
import { loadPage, type Load } from './content/loadPage';
import { serveVariant, VARIANTS, type Variant } from './content/serveVariants';
import { largestRace } from './largestRace';
import { quantile } from './quantile';
import { readCount } from './readCount';

/**
 * First views on a phone, side by side: the site's documents, the same without their content, and the same sources as
 * one build, with content and without. Loads alternate, as other work slows all of them.
 */
export const contentBenchmark: Benchmark = {
  name: 'content',
  description:
    'first views on a phone (4 times slower, 170 ms, 9 Mbit/s), beside the same sources as one build',
  options: (command) =>
    command
      .option('--site <url>', 'a site that `pnpm start` runs', 'http://localhost:3000')
      .option('--rounds <n>', 'loads of each', readCount, 9)
      .option('--chromium <file>', 'the browser', '/usr/bin/chromium-headless-shell'),
  run: async ({ site, rounds, chromium: executablePath }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'galopin-rival-'));
    const origin = new URL(String(site)).origin;
    const rival = await buildRival(folder);
    const served = await Promise.all(
      VARIANTS.map(async (name) => [name, await serveVariant(origin, name, rival)] as const),
    );
    const browser = await chromium.launch({
      executablePath: String(executablePath),
      args: ['--disable-gpu', '--no-first-run'],
      chromiumSandbox: false,
    });
    try {
      const race = await largestRace(origin);
      const pages = ['/', ...(race === null ? [] : [race]), '/Aspibet'];
      const figures: Figure[] = [];
      for (const page of pages) {
        const loads = new Map<Variant, Load[]>(VARIANTS.map((name) => [name, []]));
        // The first load of each warms what is kept on the way.
        for (let round = 0; round <= Number(rounds); round += 1)
          for (const [name, { url }] of served) {
            const load = await loadPage(browser, url + page);
            if (round > 0) loads.get(name)?.push(load);
          }
        figures.push(...compare(page, loads));
      }
      return figures;
    } finally {
      await browser.close();
      await Promise.all(served.map(([, { close }]) => close()));
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function compare(page: string, loads: ReadonlyMap<Variant, readonly Load[]>): readonly Figure[] {
  const middle = (name: Variant, of: keyof Load) =>
    quantile(
      (loads.get(name) ?? []).map((load) => load[of]),
      0.5,
    );
  const spread = (name: Variant, of: keyof Load) => {
    const values = (loads.get(name) ?? []).map((load) => load[of]);
    return `${quantile(values, 0.25).toFixed(0)}–${quantile(values, 0.75).toFixed(0)}`;
  };
  const ratio = (name: Variant, of: keyof Load, other: Variant, under: keyof Load = of) =>
    (middle(name, of) / middle(other, under)).toFixed(2);
  return [
    ...VARIANTS.map((name) => ({
      what: `${page} ${name}: document · first · largest · alive · blocked`,
      value: `${(['document', 'firstContent', 'largestContent', 'alive', 'blocked'] as const)
        .map((of) => `${middle(name, of).toFixed(0)} (${spread(name, of)})`)
        .join(' · ')} ms, script ${middle(name, 'script').toFixed(0)} kB`,
    })),
    {
      what: `${page} first content ÷ one build in the browser`,
      value: ratio('ours', 'firstContent', 'rival-frame', 'largestContent'),
    },
    {
      what: `${page} largest content ÷ one build in the browser`,
      value: ratio('ours', 'largestContent', 'rival-frame'),
    },
    { what: `${page} first content ÷ one build, rendered`, value: ratio('ours', 'firstContent', 'rival') },
    { what: `${page} alive ÷ one build, rendered`, value: ratio('ours', 'alive', 'rival') },
    {
      what: `${page} largest content ÷ last byte of the document`,
      value: ratio('ours', 'largestContent', 'ours', 'document'),
    },
    {
      what: `${page} alive ÷ content of the frame`,
      value: ratio('ours', 'alive', 'ours-frame', 'largestContent'),
    },
    { what: `${page} blocked ÷ of the frame`, value: ratio('ours', 'blocked', 'ours-frame') },
  ];
}
