import type { IsoDay, ParisTime } from './units';

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

/** An owner's colours. */
export interface SilkDesign {
  readonly jacket: SilkColour;
  readonly pattern: SilkPattern;
  /** Colour of the pattern; meaningless for a plain jacket. */
  readonly mark: SilkColour;
  readonly sleeves: SilkColour;
  readonly cap: SilkColour;
}

/** A race of a meeting, as its neighbours show it; columns of `caractrap`. */
export interface MeetingRaceRow {
  readonly id: number;
  readonly jour: IsoDay;
  readonly heure: ParisTime | null;
  readonly prix: number | null;
  readonly prixnom: string;
  readonly quinte: boolean;
  /** Recorded finishing order; empty before. */
  readonly arriv: string;
}

/** Answer of `GET /apin/races/{id}`: what stands around a race card. */
export interface RaceSurroundings {
  /** All races of the same meeting, by number; this one included. */
  readonly meeting: readonly MeetingRaceRow[];
  /** By runner number, in PMU's words. */
  readonly incidents: readonly { readonly numero: number; readonly type: string }[];
  /** Of the runners whose owner's colours are known. */
  readonly silks: readonly (SilkDesign & { readonly numero: number })[];
}

/** Past starts, wins and finishes in the first three. */
export interface CountsRow {
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
}

/** What a runner has done in earlier races of the same discipline, from the stored ones. */
export interface AptitudeRow {
  readonly numero: number;
  readonly all: CountsRow;
  /** Within 100 m of the distance it runs this time. */
  readonly distance: CountsRow;
  readonly surface: CountsRow;
  readonly racecourse: CountsRow;
  /** Races that turn the same way. */
  readonly turn: CountsRow;
  /** Races it started with the lowest odds. */
  readonly favourite: CountsRow;
}

/** Answer of `GET /apin/races/{id}/aptitudes`. */
export interface RaceAptitudes {
  readonly aptitudes: readonly AptitudeRow[];
}
