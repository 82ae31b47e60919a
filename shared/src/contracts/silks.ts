import * as v from 'valibot';
import type { ShapeOf } from './calls/Call';

/** Colours silks are made of; the words are those of the design system, not of a source. */
export const SILK_COLOURS = [
  'white',
  'black',
  'grey',
  'red',
  'maroon',
  'pink',
  'orange',
  'yellow',
  'green',
  'darkGreen',
  'lightBlue',
  'blue',
  'violet',
  'beige',
] as const;
export type SilkColour = (typeof SILK_COLOURS)[number];

/** What is on a jacket, in its second colour. */
export const SILK_PATTERNS = [
  'plain',
  'hoop',
  'hoops',
  'stripes',
  'sash',
  'braces',
  'cross',
  'diamond',
  'spots',
  'star',
  'halved',
  'quartered',
] as const;
export type SilkPattern = (typeof SILK_PATTERNS)[number];

const colour = v.picklist(SILK_COLOURS);
/** Jacket, sleeves and cap. */
export const SilkDesign = v.object({
  jacket: colour,
  pattern: v.picklist(SILK_PATTERNS),
  /** Colour of the pattern; meaningless for a plain jacket. */
  mark: colour,
  sleeves: colour,
  cap: colour,
});
/** An owner's colours. */
export type SilkDesign = ShapeOf<typeof SilkDesign>;
