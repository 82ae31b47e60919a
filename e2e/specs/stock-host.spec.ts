import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { takePictures } from '../support/takePictures';
import { expect, siteUrl, test } from '../support/test';
import { connectDelivery } from '../support/releases';

const run = promisify(execFile);
const BUILD = path.resolve(import.meta.dirname, '../hosts/stock/build.mjs');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the files of a folder on a port of its own: another origin than the site's. */
async function serveFolder(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? 'index.html' : path.basename(pathname);
    try {
      const body = readFileSync(path.join(folder, file));
      response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // The browser keeps some open.
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

test('another site, with Module Federation’s own plugin, shows a page of a remote by its manifest', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const folder = info.outputPath('host');
  await run(process.execPath, [BUILD, folder]);
  const { serving } = await (await connectDelivery()).releases({ name: 'mf-aspibet' });
  const manifest = `${siteUrl()}/_mf/mf-aspibet/${serving[0]?.buildId}/mf-manifest.json`;
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const host = await serveFolder(folder);
  try {
    await page.goto(`${host.url}/?${new URLSearchParams({ manifest, page: 'about' })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos de Galopin');
    await takePictures(page, 'stock-host');
    expect(faults).toEqual([]);
  } finally {
    await host.stop();
  }
});
