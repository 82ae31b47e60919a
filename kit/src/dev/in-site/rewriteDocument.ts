import { PAGE_STATE_ID, type ReleaseManifest } from '@galopin/shared/contracts';
import { placeInManifest, type LocalRemote } from './localRelease';

const MANIFEST = /(<script type="application\/json" id="release-manifest">)([^<]*)(<\/script>)/;
const PAGE_STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">[^<]*</script>`);
const SHELL_SCRIPT = /<script\b[^>]*\bdata-shell\b[^>]*><\/script>/;

/** Whether a body is a document of the site that runs its shell. */
export const isSiteDocument = (html: string): boolean => MANIFEST.test(html) && SHELL_SCRIPT.test(html);

/**
 * A live document for local development: the local remote is in its manifest, the development shell, where there is
 * one, in place of the live one, and nothing of what is replaced is asked for. What the live builds have rendered is
 * not taken over: the local ones make the page anew.
 */
export function rewriteDocument(html: string, local: LocalRemote): string {
  const { name, shellScript } = local;
  const placed = html
    .replace(MANIFEST, (_all, open: string, json: string, close: string) => {
      const manifest = placeInManifest(JSON.parse(json) as ReleaseManifest, local);
      return open + JSON.stringify(manifest).replaceAll('<', '\\u003c') + close;
    })
    .replace(tagsOf(name), '')
    .replace(PAGE_STATE, '');
  if (shellScript === undefined) return placed;
  const shell = `<script defer data-shell src="${shellScript}"></script>`;
  return placed.replace(SHELL_SCRIPT, shell).replace(tagsOf('shell'), '');
}

/** Scripts and links that bring files of a live build. */
const tagsOf = (name: string) =>
  new RegExp(
    `<script\\b[^>]*\\bsrc="/_mf/${name}/[^>]*></script>|<link\\b[^>]*\\bhref="/_mf/${name}/[^>]*>`,
    'g',
  );

/**
 * The live document's policy with the development server's socket and the styles it shows failures in; Trusted Types
 * are left out, since webpack's hot updates are not written for them.
 */
export function relaxPolicy(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !/^(require-)?trusted-types/.test(directive));
  return directives.map((directive) => directive.replace(/^connect-src\b/, 'connect-src ws:')).join('; ');
}
