import type { DemoRace } from '../types';

/** Runners of one range of odds. */
export interface CalibrationBin {
  /** Final odds from here on, up to the next range. */
  readonly from: number;
  readonly runners: number;
  /** Mean chance their odds say, percent: the inverse odds as a share of the race's. */
  readonly said: number;
  /** How many of them won, percent. */
  readonly won: number;
  /** Half the width of the 95 % range around `said`, percent points. */
  readonly margin: number;
}

export interface Calibration {
  /** Runners by odds, the shortest first. */
  readonly all: readonly CalibrationBin[];
  /** Each race's favourite; `from` is 0. */
  readonly favourites: CalibrationBin;
}

interface Sum {
  runners: number;
  said: number;
  won: number;
}

/** A range is half a doubling wide; the first takes all below 2, the last all from 64 on. */
const FIRST = 2;
const LAST = 64;

function rangeOf(odds: number): number {
  if (odds < FIRST) return 1;
  return Math.min(LAST, 2 ** (Math.floor(2 * Math.log2(odds)) / 2));
}

function binOf(from: number, { runners, said, won }: Sum): CalibrationBin {
  const chance = said / runners;
  return {
    from: Math.round(from * 10) / 10,
    runners,
    said: 100 * chance,
    won: (100 * won) / runners,
    margin: 196 * Math.sqrt((chance * (1 - chance)) / runners),
  };
}

/** Adds races up and tells how often runners win and how often their odds say so. */
export function createCalibration() {
  const sums = new Map<number, Sum>();
  const favourites: Sum = { runners: 0, said: 0, won: 0 };
  const add = (sum: Sum, said: number, hasWon: boolean) => {
    sum.runners += 1;
    sum.said += said;
    sum.won += hasWon ? 1 : 0;
  };
  return {
    add: ({ runners }: Pick<DemoRace, 'runners'>) => {
      const betted = runners.filter((runner) => runner.cotedirect > 0);
      const total = betted.reduce((sum, runner) => sum + 1 / runner.cotedirect, 0);
      const [favourite] = betted.toSorted((one, other) => one.cotedirect - other.cotedirect);
      for (const runner of betted) {
        const range = rangeOf(runner.cotedirect);
        const sum = sums.get(range) ?? { runners: 0, said: 0, won: 0 };
        sums.set(range, sum);
        add(sum, 1 / runner.cotedirect / total, runner.cl === '1');
        if (runner === favourite) add(favourites, 1 / runner.cotedirect / total, runner.cl === '1');
      }
    },
    result: (): Calibration => ({
      all: [...sums].sort(([one], [other]) => one - other).map(([from, sum]) => binOf(from, sum)),
      favourites: binOf(0, favourites),
    }),
  };
}
