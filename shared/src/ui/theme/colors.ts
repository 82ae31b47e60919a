/**
 * Every colour of the site. Text colours reach 4.5:1 on the surfaces they are named for, control borders and
 * focus rings 3:1; `colors.test.ts` holds them to it.
 */
export const colors = {
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

  turf: '#0b5d3b',
  turfHover: '#094d31',
  turfDeep: '#063322',
  turfSoft: '#e3f1e8',
  turfLine: '#a9d0b8',
  onTurf: '#ffffff',
  onTurfSoft: '#cfe5d8',

  /** The Quinté+ and what is to be noticed. */
  amber: '#f2a71b',
  amberBright: '#f7c662',
  amberSoft: '#fdf0d3',
  amberInk: '#7a4a00',

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

/** A runner's saddle-cloth: background, figures and edge. */
export const cloths = {
  runner: { background: colors.turfDeep, figures: '#ffffff', edge: colors.turfDeep },
  winner: { background: colors.amber, figures: colors.ink, edge: colors.amber },
  placed: { background: colors.turfSoft, figures: colors.turf, edge: colors.turfLine },
  /** Named by a tip and not among those that came in. */
  missed: { background: colors.surface, figures: colors.inkSoft, edge: colors.line },
  nonRunner: { background: colors.sunken, figures: colors.inkFaint, edge: colors.line },
} as const;

export type ClothKind = keyof typeof cloths;
