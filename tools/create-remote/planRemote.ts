import { isPublicRoute, paths, type RemoteConfig } from '@galopin/shared/contracts';
import { pathShape, SERVICE_PREFIXES } from '@galopin/delivery/reserved-paths';
import type { RemotePlan } from './RemotePlan';

export interface Wish {
  readonly name: string;
  /** The name in a path's form by default: `/Meteo` for `mf-meteo`. */
  readonly path?: string;
  /** The path's last part by default. */
  readonly title?: string;
}

/** What is there already. */
export interface Surroundings {
  readonly remotes: readonly RemoteConfig[];
  /** Every entry of the workspace's root. */
  readonly entries: readonly string[];
}

type Refusal = readonly [found: string, wanted: string] | false | undefined;

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[A-Za-z][A-Za-z0-9-]*)+$/;
const LONGEST_TITLE = 60;
const FIRST_PORT = 3101;

/**
 * Decides what a new remote is called, where it lives and which port it gets.
 * @throws Error naming what was wanted, the value found and the values that are accepted
 */
export function planRemote(wish: Wish, surroundings: Surroundings): RemotePlan {
  const { name } = wish;
  refuse('name', checkName(name, surroundings));
  const path = wish.path ?? defaultPath(name);
  const route = path.slice(1).replaceAll('/', '-');
  const title = wish.title?.trim() ?? path.slice(path.lastIndexOf('/') + 1);
  refuse('path', checkPath(path, route, surroundings.remotes));
  refuse('title', checkTitle(title));
  const port = Math.max(FIRST_PORT - 1, ...surroundings.remotes.map((remote) => remote.port)) + 1;
  return { name, port, path, route, title };
}

function refuse(what: string, refusal: Refusal): void {
  if (refusal) throw new Error(`${what} ${refusal[0]}; wanted ${refusal[1]}`);
}

function checkName(name: string, { remotes, entries }: Surroundings): Refusal {
  if (!NAME.test(name)) {
    return [
      `"${name}" is no name of a remote`,
      'mf- and words of lower-case letters and digits, such as mf-meteo',
    ];
  }
  if (entries.includes(name)) return [`${name} is taken: the folder exists`, 'a name that is free'];
  const relative = remotes.find((other) => other.name.startsWith(name) || name.startsWith(other.name));
  return (
    relative && [
      `${name} and ${relative.name} begin alike to the end of the shorter one`,
      'no name that another one begins with',
    ]
  );
}

function checkPath(path: string, route: string, remotes: readonly RemoteConfig[]): Refusal {
  if (!PATH.test(path)) {
    return [
      `"${path}" is no path of a first page`,
      'parts of letters, digits and dashes without parameters, such as /Meteo',
    ];
  }
  const service = SERVICE_PREFIXES.find((prefix) => `${pathShape(path)}/`.startsWith(`${prefix}/`));
  if (service !== undefined) return [`${path} is below ${service}, which a service answers`, 'another path'];
  const shared = Object.values(paths).find(({ pattern }) => overlap(pattern, path));
  const pages = remotes.flatMap((remote) => remote.pages.map((page) => ({ page, remote: remote.name })));
  const owned = pages.find(({ page }) => overlap(page.path, path));
  if (owned) return [`${path} is ${owned.page.path} of ${owned.remote}`, 'a path that no remote owns'];
  if (shared) return [`${path} is ${shared.pattern} of the contract`, 'a path that is not promised yet'];
  if (isPublicRoute(path)) {
    return [`${path} is a path that the guard opens to everyone`, 'a path that asks for a member'];
  }
  const namesake = pages.find(({ page }) => page.name === route);
  return (
    namesake && [
      `${path} makes the route name ${route}, which is ${namesake.page.path} of ${namesake.remote}`,
      'another path',
    ]
  );
}

function checkTitle(title: string): Refusal {
  const fits = title !== '' && title.length <= LONGEST_TITLE && !/[\p{C}`$\\]/u.test(title);
  return !fits && [`"${title}" is no title`, `1 to ${LONGEST_TITLE} characters of plain text`];
}

function defaultPath(name: string): string {
  const words = name.split('-').slice(1);
  return `/${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** Whether a plain path is one that a pattern answers: a parameter answers anything. */
function overlap(pattern: string, path: string): boolean {
  const [theirs, ours] = [pattern, path].map((one) => pathShape(one).split('/'));
  return (
    theirs?.length === ours?.length &&
    theirs?.every((part, at) => part === ':' || part === ours?.[at]) === true
  );
}
