import type { SitePage } from '../pages/SitePage';

const FIXED: Readonly<Record<string, readonly string[]>> = {
  'mf-races': ['/', '/Jour', '/Stats'],
  'mf-aspibet': ['/Aspibet', '/Aspibet-guide', '/Propos'],
  'mf-account': ['/Profile', '/Download', '/Admin', '/connec'],
};
/** Of these, a race names an address, and leads to those of who takes part in it. */
const FOUND = 'mf-entities';
const LINKED = ['/Cheval/', '/Jockey/', '/Trainer/'];

/** A run after a change looks at the pages of the remotes that it names. */
const isLookedAt = (remote: string): boolean => {
  const named = process.env['E2E_REMOTES']?.split(',');
  return named === undefined || named.includes(remote);
};

/** Whether the run looks at a page. */
export const isAddressLookedAt = (address: string): boolean =>
  isLookedAt(Object.keys(FIXED).find((remote) => FIXED[remote]?.includes(address)) ?? FOUND);

/** An address of each of the site's 14 paths that the run looks at: a race of today and those who take part in it. */
export async function everyAddress(site: SitePage): Promise<readonly string[]> {
  const fixed = Object.values(FIXED).flat().filter(isAddressLookedAt);
  if (!isLookedAt(FOUND)) return fixed;
  await site.open('/');
  const race = await firstLink(site, '/Course/');
  await site.open(race);
  const linked: string[] = [];
  for (const prefix of LINKED) linked.push(await firstLink(site, prefix));
  return [...fixed, race, ...linked];
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
