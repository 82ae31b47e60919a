import type { EntityPerformance, IsoDay } from '@galopin/shared/contracts';
import type { Runner } from './Runner';

/** Past races that are told of a runner. */
export const PAST_RUNS = 5;

const DAY = 86_400_000;

/** What a horse's past races say of it before a race. */
export interface PastRuns {
  /** Newest first, at most {@link PAST_RUNS}; those in which it did not start are among them. */
  readonly runs: readonly EntityPerformance[];
  /** Whole days between the last start and the race; `null` without one. */
  readonly daysSince: number | null;
  /** Who rode it last, where that was somebody else; empty where it was not, or is not known. */
  readonly riderBefore: string;
  /** Code of its shoeing last time, where that was another; `null` where it was not, or is not known. */
  readonly shoeingBefore: string | null;
  /** Its starts at the racecourse among the races that were read; `bestTime` a kilometre, empty where none is known. */
  readonly here: {
    readonly starts: number;
    readonly wins: number;
    readonly places: number;
    readonly bestTime: string;
  };
}

interface Today {
  readonly jour: IsoDay;
  readonly racecourse: string;
  readonly runner: Pick<Runner, 'jockey' | 'shoeing'>;
}

/** @param rows the horse's newest races, newest first; those of the day and after are left out */
export function pastRuns(rows: readonly EntityPerformance[], { jour, racecourse, runner }: Today): PastRuns {
  const before = rows.filter((row) => row.jour < jour);
  const starts = before.filter(({ outcome }) => outcome === 'start');
  const last = starts[0];
  const here = starts.filter((row) => row.racecourse === racecourse);
  const isOtherRider =
    last !== undefined && last.jockey.name !== '' && (last.jockey.id ?? last.jockey.name) !== riderOf(runner);
  return {
    runs: before.slice(0, PAST_RUNS),
    daysSince: last === undefined ? null : Math.round((Date.parse(jour) - Date.parse(last.jour)) / DAY),
    riderBefore: isOtherRider ? last.jockey.name : '',
    shoeingBefore:
      last !== undefined && last.shoeing !== '' && runner.shoeing !== '' && last.shoeing !== runner.shoeing
        ? last.shoeing
        : null,
    here: {
      starts: here.length,
      wins: here.filter(({ rank }) => rank === 1).length,
      places: here.filter(({ rank }) => rank !== null && rank <= 3).length,
      bestTime:
        here
          .map(({ kilometreTime }) => kilometreTime)
          .filter(isTime)
          .sort()[0] ?? '',
    },
  };
}

/** As sources write it: `1'12"5`, of one length, so that the best is the first in the order of letters. */
const isTime = (text: string): boolean => /^\d'\d\d"\d$/.test(text);

const riderOf = ({ jockey: { id, name } }: Pick<Runner, 'jockey'>) => id ?? name;
