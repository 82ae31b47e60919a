import type { RemotePlan } from './RemotePlan';

export interface Wish {
  readonly name: string;
  /** The name in a path's form by default: `/Meteo` for `mf-meteo`. */
  readonly path?: string | undefined;
  /** The path's last part by default. */
  readonly title?: string | undefined;
}

/** What stands in the way, and what was wanted instead. */
export type Refusal = readonly [found: string, wanted: string] | false | undefined;

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[A-Za-z][A-Za-z0-9-]*)+$/;
const LONGEST_TITLE = 60;
/** Of the first remote's own development server. */
export const FIRST_PORT = 3101;

/**
 * Decides what a new remote is called and where it lives, as far as that can be said without a site.
 * @throws Error naming what was wanted, the value found and the values that are accepted
 */
export function planRemote({ name, path: wished, title: named }: Wish): RemotePlan {
  refuse('name', !NAME.test(name) && NO_NAME(name));
  const path = wished ?? defaultPath(name);
  refuse('path', !PATH.test(path) && NO_PATH(path));
  const title = named?.trim() ?? path.slice(path.lastIndexOf('/') + 1);
  refuse('title', checkTitle(title));
  return { name, port: FIRST_PORT, path, route: path.slice(1).replaceAll('/', '-'), title };
}

/** @throws Error with what stands in the way, if anything does */
export function refuse(what: string, refusal: Refusal): void {
  if (refusal) throw new Error(`${what} ${refusal[0]}; wanted ${refusal[1]}`);
}

const NO_NAME = (name: string): Refusal => [
  `"${name}" is no name of a remote`,
  'mf- and words of lower-case letters and digits, such as mf-meteo',
];

const NO_PATH = (path: string): Refusal => [
  `"${path}" is no path of a first page`,
  'parts of letters, digits and dashes without parameters, such as /Meteo',
];

function checkTitle(title: string): Refusal {
  const fits = title !== '' && title.length <= LONGEST_TITLE && !/[\p{C}`$\\]/u.test(title);
  return !fits && [`"${title}" is no title`, `1 to ${LONGEST_TITLE} characters of plain text`];
}

function defaultPath(name: string): string {
  const words = name.split('-').slice(1);
  return `/${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}
