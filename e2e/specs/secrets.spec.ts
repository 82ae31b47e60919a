import { homedir } from 'node:os';
import path from 'node:path';
import { STAND_IN } from '@galopin/paypal-stand-in';
import { findPrivate, readSecrets, textFiles, type Secrets } from '../support/findPrivate';
import { dataDir, expect, siteUrl, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');
const BUILT = ['shell', 'mf-races', 'mf-entities', 'mf-account', 'mf-aspibet'];
const PAGES = ['/', '/Jour', '/Aspibet', '/Aspibet-guide', '/Propos', '/connec', '/Profile', '/Admin'];

/** The provider's own calls, which are made of nothing else. Parse's functions take the token as a parameter. */
const PROVIDER = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

interface Sent {
  readonly url: string;
  readonly referer: string;
  readonly authorization: string;
  readonly body: string;
}

const secrets = (): Secrets =>
  readSecrets(dataDir(), {
    'PayPal’s secret': STAND_IN.clientSecret,
    'the folder it was built in': `${root}/`,
    'the home folder of who built it': `${homedir()}/`,
    'the data folder': dataDir(),
  });

test('no published file holds a secret, an account, or a path of the machine', () => {
  const files = textFiles(path.join(dataDir(), 'store'));
  for (const name of BUILT) {
    expect(files.filter((file) => file.name.includes(`${name}/`)).length, name).toBeGreaterThan(3);
  }
  const found = files.flatMap(({ name, text }) =>
    findPrivate(text, secrets()).map((what) => `${name}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('no document holds a secret, or a path of the machine', async ({ request }) => {
  for (const page of PAGES) {
    const html = await (await request.get(siteUrl() + page, { headers: { accept: 'text/html' } })).text();
    expect(html, page).toContain('id="public-config"');
    // A demonstration shows its accounts; a real site has none, which delivery's own tests hold.
    const found = findPrivate(html, secrets()).filter((what) => what !== 'an account of the demonstration');
    expect(found, page).toEqual([]);
  }
});

test('nothing that a visit sends tells who makes it, but the call that signs in', async ({ site, page }) => {
  const email = 'membre@demo.test';
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (PROVIDER.test(pathname)) return;
    const { referer = '', authorization = '' } = request.headers();
    sent.push({ url: request.url(), referer, authorization, body: request.postData() ?? '' });
  });
  // What is sent while a page ends is told of without its body: the tab keeps it.
  await page.addInitScript(() => {
    const texts = new WeakMap<Blob, string>();
    const RealBlob = window.Blob;
    window.Blob = class extends RealBlob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        const [text] = parts ?? [];
        if (typeof text === 'string') texts.set(this, text);
      }
    };
    const textOf = (body: unknown) =>
      (body instanceof RealBlob ? texts.get(body) : typeof body === 'string' ? body : null) ?? 'not text';
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const kept = JSON.parse(sessionStorage.getItem('sent-beacons') ?? '[]') as unknown[];
      const text = textOf(body);
      sessionStorage.setItem('sent-beacons', JSON.stringify([...kept, { url: String(url), body: text }]));
      return send(url, body);
    };
  });
  await site.enterAs(email);
  await site.open('/Jour');
  await site.open('/Profile');
  await site.open('/Aspibet');

  const token = sent.find(({ authorization }) => authorization.startsWith('Bearer '))?.authorization.slice(7);
  expect(token).toMatch(/^eyJ/);
  const payload = token?.split('.')[1] ?? 'no token';
  const beacons = await page.evaluate(() => sessionStorage.getItem('sent-beacons') ?? '[]');
  expect(JSON.parse(beacons)).not.toEqual([]);
  expect(beacons).not.toContain('not text');
  sent.push({ url: 'beacons', referer: '', authorization: '', body: beacons });
  const telling = sent.filter(({ url, referer, body }) => {
    const shown = url.includes('/parse/functions/') ? body.replaceAll(payload, '') : body;
    return [email, encodeURIComponent(email), 'demo1234', payload].some((secret) =>
      `${url} ${referer} ${shown}`.includes(secret),
    );
  });
  expect(telling.map(({ url }) => url)).toEqual([]);
});

test('what is planted is found', () => {
  const all = secrets();
  const planted = `${Object.values(all).join(' ')} -----BEGIN PRIVATE KEY----- postgres://me:x@db/one
    eyJhbGciOiJub25l.eyJzdWIiOiJ1MSJ9. membre@demo.test`;
  expect(findPrivate(planted, all)).toEqual([
    ...Object.keys(all),
    'a private key',
    'the address of a database',
    'an identity token',
    'an account of the demonstration',
  ]);
  expect(findPrivate('const answer = 42;', all)).toEqual([]);
});
