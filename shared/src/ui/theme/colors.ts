import { THEME_COLOR } from '../../contracts';

/**
 * Every colour of the site, by day and by night. Text colours reach 4.5:1 on the surfaces they are named for, control
 * borders and focus rings 3:1; `colors.test.ts` holds both palettes to it.
 */
const light = {
  /** Page. */
  paper: '#faf8f3',
  /** Cards, tables, fields. */
  surface: '#ffffff',
  /** Table heads, wells, hovered rows. */
  sunken: '#f2efe7',
  /** Hairlines that only decorate. */
  line: '#e0dbcf',
  /** Borders that show where a control is. */
  lineStrong: '#878a80',

  ink: '#1b211d',
  inkSoft: '#4a534d',
  inkFaint: '#626a64',

  /** Links, buttons, what is chosen. */
  turf: '#0b5d3b',
  turfHover: '#094d31',
  turfSoft: '#e3f1e8',
  turfLine: '#a9d0b8',
  onTurf: '#ffffff',

  /** The site's own green, by day and by night: header, messages, saddle-cloths. */
  turfDeep: THEME_COLOR,
  turfDeepHover: '#0b4a31',
  onDeep: '#ffffff',
  onTurfSoft: '#cfe5d8',

  /** The Quinté+ and what is to be noticed. */
  amber: '#f2a71b',
  amberBright: '#f7c662',
  amberSoft: '#fdf0d3',
  amberInk: '#7a4a00',
  onAmber: '#1b211d',

  /** Errors and non-runners, nothing else. */
  red: '#a8231c',
  redHover: '#8c1b15',
  redSoft: '#fbe9e6',
  onRed: '#ffffff',

  blue: '#1c4b84',
  blueSoft: '#e7eff8',

  focus: '#1a5fb4',
  focusOnTurf: '#f7c662',
  scrim: 'rgb(6 51 34 / 45%)',
} as const;

export type ColorName = keyof typeof light;
type Palette = Readonly<Record<ColorName, string>>;

const dark: Palette = {
  paper: '#0f1512',
  surface: '#171e1a',
  sunken: '#202924',
  line: '#2f3934',
  lineStrong: '#7f8a83',

  ink: '#edf1ed',
  inkSoft: '#b7c2bb',
  inkFaint: '#98a39c',

  turf: '#5cc48f',
  turfHover: '#7dd6a8',
  turfSoft: '#163326',
  turfLine: '#2f6b4d',
  onTurf: '#06150e',

  turfDeep: '#0a3122',
  turfDeepHover: '#14452f',
  onDeep: '#ffffff',
  onTurfSoft: '#c5dccf',

  amber: '#f2a71b',
  amberBright: '#f7c662',
  amberSoft: '#372a10',
  amberInk: '#f5c46b',
  onAmber: '#1b211d',

  red: '#ff8a80',
  redHover: '#ffa69e',
  redSoft: '#3d1b18',
  onRed: '#2a0502',

  blue: '#8ab8f0',
  blueSoft: '#1a2b40',

  focus: '#7db3f5',
  focusOnTurf: '#f7c662',
  scrim: 'rgb(0 0 0 / 60%)',
};

/** For whoever has to hold colours against one another; pages take them by {@link colors}. */
export const palettes: Readonly<Record<'light' | 'dark', Palette>> = { light, dark };

/** Every colour as pages name it: `GlobalStyle` says which one that is. */
export const colors = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--color-${name})`]),
) as Palette;

type Cloth<Value> = Readonly<Record<'background' | 'figures' | 'edge', Value>>;

/** Names of the colours of each saddle-cloth. */
export const clothColors = {
  runner: { background: 'turfDeep', figures: 'onDeep', edge: 'turfLine' },
  winner: { background: 'amber', figures: 'onAmber', edge: 'amber' },
  placed: { background: 'turfSoft', figures: 'turf', edge: 'turfLine' },
  /** Named by a tip and not among those that came in. */
  missed: { background: 'surface', figures: 'inkSoft', edge: 'line' },
  nonRunner: { background: 'sunken', figures: 'inkFaint', edge: 'line' },
} as const satisfies Readonly<Record<string, Cloth<ColorName>>>;

export type ClothKind = keyof typeof clothColors;

/** A runner's saddle-cloth: background, figures and edge. */
export const cloths = Object.fromEntries(
  Object.entries(clothColors).map(([kind, { background, figures, edge }]) => [
    kind,
    { background: colors[background], figures: colors[figures], edge: colors[edge] },
  ]),
) as Readonly<Record<ClothKind, Cloth<string>>>;
