/**
 * Keeps the pages that were read last, and shows them where there is no network. It answers for the network only then,
 * and keeps no script: whatever is released, rolled back or taken out of service, an open line has it.
 * Shows alerts of members who asked for them on this device, and ends one at a press.
 */
const KEPT = 'pages-1';
/** Pages kept; the oldest give way. */
const MOST = 40;
const PAGES = /^\/(?:$|(?:Course|Cheval|Jockey|Trainer)\/\d+$|Aspibet(?:-guide)?$)/i;
const KEPT_AT = 'x-kept-at';
const TITLE = 'x-title';
/** A kept page has no script, and loads nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'",
};

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      // The request goes out while this script is still being started.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(answer(event));
});

/** What a page of the site itself went to without a new document. */
self.addEventListener('message', (event) => {
  const { visited } = event.data ?? {};
  if (typeof visited !== 'string') return;
  const url = new URL(visited, self.location.origin);
  if (url.origin !== self.location.origin || !PAGES.test(url.pathname)) return;
  const keeping = fetch(url, { headers: { accept: 'text/html' } }).then((response) => keep(url, response));
  // Gone in between, or the disk is full: what was kept stays.
  event.waitUntil(keeping.catch(() => undefined));
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag, stop, stopLabel } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const actions = stop ? [{ action: 'stop', title: stopLabel }] : [];
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: 'fr',
      ...icons,
      actions,
      data: { path, stop },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { path, stop } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? endAlert(stop) : openPage(path));
});

/** Addresses of alerts count within this site alone. */
const within = (address) => {
  const { pathname, search } = new URL(address ?? '/', self.location.origin);
  return pathname + search;
};

/** Where it cannot be ended at once, the page that ends it is opened. */
async function endAlert(stop) {
  const response = await fetch(within(stop), { method: 'POST' }).catch(() => undefined);
  if (!response?.ok) return openPage(stop);
  await self.registration.showNotification('C’est arrêté', {
    body: 'Vos alertes se règlent dans votre profil.',
    tag: 'stopped',
    lang: 'fr',
    icon: '/icon-192.png',
    data: { path: '/Profile' },
  });
}

async function openPage(path) {
  const address = within(path);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => within(url) === address);
  if (there) return there.focus();
  return self.clients.openWindow(address);
}

async function answer(event) {
  const url = new URL(event.request.url);
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await findKept(url)) ?? nothingKept();
  }
  if (PAGES.test(url.pathname)) event.waitUntil(keep(url, response.clone()).catch(() => undefined));
  return response;
}

/** Previews say `no-store`; a page that the server has not rendered has nothing to read. */
async function keep(url, response) {
  if (!response.ok || /no-store/.test(response.headers.get('cache-control') ?? '')) return;
  const html = await response.text();
  if (!html.includes(' data-rendered')) return;
  const text = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link rel="(?:preload|modulepreload|stylesheet)"[^>]*>/g, '');
  const title = /<title>([^<]*?)(?: – Galopin)?<\/title>/.exec(html)?.[1] ?? '';
  const cache = await caches.open(KEPT);
  const key = url.pathname + url.search;
  // Deleted first: the newest stands last.
  await cache.delete(key);
  const headers = { ...HEADERS, [KEPT_AT]: String(Date.now()), [TITLE]: encodeURIComponent(title) };
  await cache.put(key, new Response(text, { headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
}

async function findKept(url) {
  const kept = await (await caches.open(KEPT)).match(url.pathname + url.search);
  if (!kept) return undefined;
  const banner = bar(`Hors connexion : page enregistrée ${when(Number(kept.headers.get(KEPT_AT)))}.`);
  const html = (await kept.text()).replace(/<body[^>]*>/, (body) => body + banner);
  return new Response(html, { headers: HEADERS });
}

async function nothingKept() {
  const cache = await caches.open(KEPT);
  const keys = (await cache.keys()).toReversed();
  const links = await Promise.all(
    keys.map(async (key) => {
      const headers = (await cache.match(key)).headers;
      const { pathname, search } = new URL(key.url);
      return `<li><a href="${escape(pathname + search)}">${decodeURIComponent(headers.get(TITLE))}</a>, ${when(Number(headers.get(KEPT_AT)))}</li>`;
    }),
  );
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Hors connexion – Galopin</title>
<style>:root{color-scheme:light dark}body{margin:0;font:1rem/1.6 Archivo,system-ui,sans-serif;background:light-dark(#faf8f3,#0f1512);color:light-dark(#1b211d,#edf1ed)}
header{background:#063322}header a{display:block;max-width:76rem;margin:0 auto;padding:.5rem 1rem;color:#fff;font-size:1.375rem;font-weight:700;text-decoration:none}
main{max-width:76rem;margin:0 auto;padding:1.5rem 1rem}h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.2}ul{padding:0;list-style:none}
li a{color:light-dark(#0b5d3b,#5cc48f);font-weight:600}li{padding:.75rem 0;border-top:1px solid light-dark(#e0dbcf,#2f3934)}</style>
<body>${bar('Hors connexion.')}<header><a href="/">Galopin</a></header><main><h1>Cette page n’a pas été lue sur cet appareil</h1>
${links.length > 0 ? `<p>Celles-ci restent lisibles :</p><ul>${links.join('')}</ul>` : '<p>Elle s’ouvrira dès que le réseau sera revenu.</p>'}</main></body></html>`;
  return new Response(html, { status: 503, headers: HEADERS });
}

const bar = (words) =>
  `<p role="status" style="margin:0;padding:.75rem 1rem;background:#fdf0d3;color:#7a4a00;font:600 .875rem/1.4 system-ui,sans-serif">${words} <a href="" style="color:inherit">Réessayer</a></p>`;

const when = (time) => {
  const day = new Date(time).toLocaleDateString('fr-FR', { day: 'numeric', month: 'long' });
  const hour = new Date(time).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });
  return `le ${day} à ${hour.replace(':', 'h')}`;
};

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
