/** By day, by night, or as the visitor's system has it. */
export const THEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The header's green, by day and by night, which the browser's own bars take as well. */
export const THEME_COLOR = '#063322';

/** Under which the browser's storage has the visitor's choice; nothing for `auto`. */
export const THEME_KEY = 'galopin.theme';

/** Stands at the document's root with the choice, set before anything is painted; absent for `auto`. */
export const THEME_ATTRIBUTE = 'data-theme';

/** The site's one typeface, SIL Open Font License 1.1. @source https://github.com/Omnibus-Type/Archivo */
export const FONT_FAMILY = 'Archivo';

/** Where the site serves it: Latin letters, every weight. Another version is another address, so that it may be kept for ever. */
export const FONT_PATH = '/archivo-5.3.0.woff2';

/** For a document's own styles. Where it does not come at once the device's own letters stay, so that no line moves. */
export const FONT_RULE = `@font-face{font-family:${FONT_FAMILY};src:url(${FONT_PATH}) format("woff2");font-weight:100 900;font-display:optional}`;
