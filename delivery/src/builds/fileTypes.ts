/**
 * Kinds of files that a build may have, by the ending of their name, and what they are served as. A page is none of them:
 * builds are published by teams and served on the site's origin, where a document of theirs would act for its visitors.
 */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
};

/** Kept to read stack traces, and served to nobody. */
const KEPT_ONLY = 'map';

const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** @returns `undefined` for a file that is not served */
export const servedType = (file: string): string | undefined => {
  const ending = endingOf(file);
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
};

/** Whether a build may have a file. */
export const isFileTaken = (file: string): boolean =>
  servedType(file) !== undefined || endingOf(file) === KEPT_ONLY;

export const TAKEN_FILES = [...Object.keys(TYPES), KEPT_ONLY].map((ending) => `.${ending}`).join(', ');
