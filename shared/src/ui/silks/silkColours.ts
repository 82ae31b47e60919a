import type { SilkColour } from '../../contracts';

/** Silks are cloth, not interface: their colours are not the theme's. */
export const SILK_FILLS: Readonly<Record<SilkColour, string>> = {
  white: '#ffffff',
  black: '#1c1c1c',
  grey: '#9a9fa3',
  red: '#cf1f2b',
  maroon: '#6d1528',
  pink: '#f28cb5',
  orange: '#ef7d14',
  yellow: '#f7cf1d',
  green: '#1f9a4a',
  darkGreen: '#0d4a2c',
  lightBlue: '#79bfe8',
  blue: '#1d4fa3',
  violet: '#6b3fa0',
  beige: '#dcc7a0',
};
