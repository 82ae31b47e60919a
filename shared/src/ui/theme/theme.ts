import { FONT_FAMILY } from '../../contracts';
import { cloths, colors } from './colors';

/** Smallest viewport widths in px of each size; a phone layout below `lg`. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media queries for styled-components: `${theme.media.up('md')} { … }`. */
const media = {
  up: (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`,
  down: (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`,
  /** Wraps every animation and transition that moves something. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  /** Pointers that can hover; a touch would leave the hover style behind. */
  hover: '@media (hover: hover)',
} as const;

/** For letters that the typeface has not got, and until it is there. */
const fallback = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif`;

/** Ready declarations: size, line height, weight. One place decides how each kind of text looks. */
const text = {
  caption: 'font-size: 0.75rem; line-height: 1.35; font-weight: 400;',
  label: 'font-size: 0.8125rem; line-height: 1.35; font-weight: 600;',
  small: 'font-size: 0.875rem; line-height: 1.45; font-weight: 400;',
  body: 'font-size: 0.9375rem; line-height: 1.5; font-weight: 400;',
  lead: 'font-size: 1.0625rem; line-height: 1.55; font-weight: 400;',
  h4: 'font-size: 0.9375rem; line-height: 1.35; font-weight: 650;',
  h3: 'font-size: 1.0625rem; line-height: 1.3; font-weight: 650;',
  h2: 'font-size: 1.3125rem; line-height: 1.25; font-weight: 700; letter-spacing: -0.01em;',
  h1: 'font-size: clamp(1.625rem, 1.35rem + 1.1vw, 2.25rem); line-height: 1.15; font-weight: 750; letter-spacing: -0.02em;',
  /** Small capitals above a title. */
  overline:
    'font-size: 0.6875rem; line-height: 1.4; font-weight: 700; letter-spacing: 0.08em; text-transform: uppercase;',
} as const;

/** The site's one theme. Lengths are CSS strings ready for use. */
export const theme = {
  colors,
  cloths,
  breakpoints,
  media,
  /** A distance of `steps` × 4 px, in rem so that it grows with the visitor's text size. */
  space: (steps: number) => `${steps * 0.25}rem`,
  fontFamily: `${FONT_FAMILY}, ${fallback}`,
  text,
  /** Figures of one width, for columns of numbers. */
  figures: 'font-variant-numeric: tabular-nums lining-nums;',
  radii: { sm: '0.25rem', md: '0.5rem', lg: '0.75rem', pill: '999px' },
  borders: { hairline: `1px solid ${colors.line}`, control: `1px solid ${colors.lineStrong}` },
  shadows: {
    card: '0 1px 2px rgb(27 33 29 / 6%)',
    raised: '0 2px 8px rgb(27 33 29 / 10%)',
    overlay: '0 12px 32px rgb(27 33 29 / 18%)',
  },
  /** z-index of each layer. */
  depths: { base: 0, sticky: 10, header: 20, drawer: 30, overlay: 40, snackbar: 50 },
  /** Largest width of a text column, of a page and of a wide page. */
  widths: { text: '42rem', page: '76rem', wide: '110rem' },
  /** Heights of controls: `touch` on phones (44 px), `compact` from `lg`. */
  sizes: {
    touch: '2.75rem',
    compact: '2.25rem',
    /** The site's header, which stays in sight, and below `lg` the bar at the bottom. */
    header: '3.25rem',
    bottomBar: '3.5rem',
  },
  motion: { fast: '120ms ease-out', base: '200ms ease-out' },
  /** Declarations of the visible focus ring, for use inside `:focus-visible`. */
  focusRing: `outline: 3px solid ${colors.focus}; outline-offset: 2px;`,
  /** The same on turf green. */
  focusRingOnTurf: `outline: 3px solid ${colors.focusOnTurf}; outline-offset: 2px;`,
} as const;

export type Theme = typeof theme & {
  /** What the server that rendered the page took the window for: narrower than `md`. */
  readonly isNarrow?: boolean;
};
