import { isPublicRoute, PATH_OWNERS, paths } from '@galopin/shared/contracts';
import type { SitePage } from '../pages/SitePage';

const pages = Object.keys(paths) as (keyof typeof paths)[];
/** Pages without an id in their address; of the others, a race leads to those of who takes part in it. */
const FIXED = pages.filter((page) => !paths[page].pattern.includes(':'));
const LINKED = [paths.horse, paths.jockey, paths.trainer].map(({ pattern }) => pattern.replace(':id', ''));

const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** Views of the home page. */
const VIEWS = ['departs', 'reunions', 'arrivees', 'quinte', 'derniere-minute'].map(
  (view) => `${paths.home.pattern}?vue=${view}`,
);

export const NO_PAGE = '/rien-ici';

/** Pages that a subscription changes. */
export const SUBSCRIBERS_OWN: readonly string[] = [
  paths.home,
  paths.day,
  paths.stats,
  paths.tips,
  paths.profile,
  paths.download,
].map(({ pattern }) => pattern);

/** A run after a change looks at the pages of the remotes that it names. */
const isLookedAt = (remote: string): boolean => {
  const named = process.env['E2E_REMOTES']?.split(',');
  return named === undefined || named.includes(remote);
};

/** Whether the run looks at a page without an id in its address. */
export const isAddressLookedAt = (address: string): boolean =>
  FIXED.some((page) => paths[page].pattern === pathOf(address) && isLookedAt(PATH_OWNERS[page]));

/** An address of each of the site's paths that the run looks at: a race of today and those who take part in it. */
export async function everyAddress(site: SitePage): Promise<readonly string[]> {
  const fixed = [...FIXED.map((page) => paths[page].pattern), ...VIEWS].filter(isAddressLookedAt);
  if (!isLookedAt(PATH_OWNERS.race)) return fixed;
  await site.open('/');
  const race = await firstLink(site, '/Course/');
  await site.open(race);
  const linked: string[] = [];
  for (const prefix of LINKED) linked.push(await firstLink(site, prefix));
  return [...fixed, race, ...linked];
}

/** Of those, what anybody may see, and an address that names no page. */
export async function publicAddresses(site: SitePage): Promise<readonly string[]> {
  return [...(await everyAddress(site)).filter((address) => isPublicRoute(pathOf(address))), NO_PAGE];
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
