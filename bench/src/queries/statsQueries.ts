import { STATS_DISCIPLINES, STATS_PAGE_ROWS, type StatsView } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { createStatsRepository, readSpan, type TableQuery } from '@galopin/backend/stats';
import { nthOf, type PageQuery } from './PageQuery';

const SORTS = ['wins', 'winRate', 'prize', 'return', 'starts', 'placeRate'] as const;

type Change = (given: {
  readonly today: string;
  readonly round: number;
  readonly racecourse: string;
}) => Partial<TableQuery>;

function table(what: string, view: StatsView, change: Change): PageQuery {
  return {
    page: '/Stats',
    what,
    prepare: async (db, today) => {
      const stats = createStatsRepository(db);
      const { racecourses } = await stats.filters(today);
      return (round) => {
        const racecourse = nthOf(racecourses, round);
        const query = {
          view,
          minimum: 5,
          sort: nthOf(SORTS, round),
          span: readSpan({ period: '365' }, today),
          ...change({ today, round, racecourse }),
        };
        return stats.table(query, { offset: 0, limit: STATS_PAGE_ROWS }, today);
      };
    },
  };
}

const discipline = (round: number) => nthOf(STATS_DISCIPLINES, round);
const free = (today: string, days: number) =>
  readSpan({ from: addDays(today, -days), to: addDays(today, -1) }, today);

export const statsQueries: readonly PageQuery[] = [
  table('horses of 365 days', 'horses', () => ({})),
  table('horses of 365 days, one discipline', 'horses', ({ round }) => ({ discipline: discipline(round) })),
  table('horses of the year', 'horses', ({ today }) => ({
    span: readSpan({ period: today.slice(0, 4) }, today),
  })),
  table('horses of 365 days at a racecourse', 'horses', ({ racecourse }) => ({ racecourse })),
  table('horses of 31 free days', 'horses', ({ today }) => ({ span: free(today, 31) })),
  table('horses of 300 free days', 'horses', ({ today }) => ({ span: free(today, 300) })),
  table('jockeys of 365 days', 'jockeys', () => ({})),
  table('trainers of 365 days', 'trainers', () => ({})),
  table('racecourses of 365 days', 'racecourses', () => ({ sort: 'order', minimum: 1 })),
  table('stalls of 365 days', 'draws', () => ({ sort: 'order', minimum: 1, discipline: 'plat' })),
  table('favourite ranks at a racecourse', 'favourites', ({ racecourse }) => ({ racecourse, minimum: 1 })),
  {
    page: '/Stats',
    what: 'Quinté+ of 365 days',
    prepare: (db, today) => {
      const stats = createStatsRepository(db);
      const span = readSpan({ period: '365' }, today);
      return Promise.resolve(() => stats.quinte({ span }, 50, today));
    },
  },
  {
    page: '/Stats',
    what: 'what can be chosen',
    prepare: (db, today) => Promise.resolve(() => createStatsRepository(db).filters(today)),
  },
];
