import { palettes, type ColorName } from './colors';

const names = Object.keys(palettes.light) as ColorName[];
const declare = (value: (name: ColorName) => string): string =>
  names.map((name) => `--color-${name}:${value(name)};`).join('');

/**
 * Which colours the names stand for: by day or by night as the visitor's system or the site's switch
 * (`data-theme` of the root) wants it, on paper always by day. A browser that knows no `light-dark()` has the day's.
 * Who asks for more contrast gets text and edges without their softer shades.
 */
export const colorRules = `
:root{color-scheme:light dark;${declare((name) => palettes.light[name])}}
@supports (color:light-dark(#000,#fff)){:root{${declare((name) => `light-dark(${palettes.light[name]},${palettes.dark[name]})`)}}}
:root[data-theme='light']{color-scheme:light}
:root[data-theme='dark']{color-scheme:dark}
@media print{:root,:root[data-theme]{color-scheme:light}}
@media (prefers-contrast:more){:root{--color-inkSoft:var(--color-ink);--color-inkFaint:var(--color-ink);--color-line:var(--color-lineStrong);--color-lineStrong:var(--color-ink)}}
`;
