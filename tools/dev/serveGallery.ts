import { createRequire } from 'node:module';
import path from 'node:path';
import { servePage } from '@galopin/kit/dev';
import { repositoryRoot } from '@galopin/processes';
import { FONT_PATH, FONT_RULE } from '@galopin/shared/contracts';

/** Between those of remotes alone and those of remotes in the site. */
export const GALLERY_PORT = 3190;

const NAME = 'shared';
/** The typeface is what delivery serves to the site. */
const FONT_OF = 'delivery/package.json';
const FONT_FILE = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** Asked for at once: a page that has begun with other letters keeps them. */
const HEAD = `
    <link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin />
    <style>${FONT_RULE}</style>`;

/** Serves the page of the design system, with hot reload. */
export function serveGallery(port: number) {
  const { resolve } = createRequire(path.join(repositoryRoot, FONT_OF));
  const files = { [FONT_PATH]: resolve(FONT_FILE) };
  return servePage(
    { name: NAME, root: path.join(repositoryRoot, NAME), entry: './gallery/main.tsx', head: HEAD, files },
    port,
  );
}
