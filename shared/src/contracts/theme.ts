/** By day, by night, or as the visitor's system has it. */
export const THEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The header's green, by day and by night, which the browser's own bars take as well. */
export const THEME_COLOR = '#063322';

/** Under which the browser's storage has the visitor's choice; nothing for `auto`. */
export const THEME_KEY = 'galopin.theme';

/** Stands at the document's root with the choice, set before anything is painted; absent for `auto`. */
export const THEME_ATTRIBUTE = 'data-theme';
