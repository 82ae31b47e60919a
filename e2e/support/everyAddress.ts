import type { SitePage } from '../pages/SitePage';

const FIXED = [
  '/',
  '/Jour',
  '/Stats',
  '/Aspibet',
  '/Aspibet-guide',
  '/Propos',
  '/Profile',
  '/Download',
  '/Admin',
  '/connec',
];
/** Links that lead from a race to the pages of those who take part in it. */
const LINKED = ['/Cheval/', '/Jockey/', '/Trainer/'];

/** An address of each of the site's 14 paths: a race of today and those who take part in it. */
export async function everyAddress(site: SitePage): Promise<readonly string[]> {
  await site.open('/');
  const race = await firstLink(site, '/Course/');
  await site.open(race);
  const linked: string[] = [];
  for (const prefix of LINKED) linked.push(await firstLink(site, prefix));
  return [...FIXED, race, ...linked];
}

/** Opens a page and waits until all of it is there. */
export async function openWhole(site: SitePage, address: string): Promise<void> {
  await site.open(address);
  await site.whole();
}

async function firstLink({ page }: SitePage, prefix: string): Promise<string> {
  const href = await page.locator(`main a[href^="${prefix}"]`).first().getAttribute('href');
  if (href === null) throw new Error(`no link to ${prefix} has an address`);
  return href;
}
