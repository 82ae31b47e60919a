import { paths, type QuinteDividend, type QuinteNumber } from '@galopin/shared/contracts';
import { formatCents, formatNumber, formatNumericDay, formatPercent } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { SaddleCloth, TextLink } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import { percentOf } from '../../domain/statsRates';
import { statsCopy } from '../../i18n/statsCopy';

const copy = statsCopy.columns;
const sorted = { sortable: true, sortFirst: 'desc', align: 'end' } as const;

/** A number, how often it came and how long ago; sorted by its heads. */
export const numberColumns: readonly DataColumn<QuinteNumber>[] = [
  {
    id: 'number',
    header: copy.number,
    value: ({ number }) => number,
    cell: ({ number }) => <SaddleCloth number={number} />,
    sortable: true,
  },
  { id: 'starts', header: copy.starts, value: ({ starts }) => starts, ...sorted },
  { id: 'hits', header: copy.hits, value: ({ hits }) => hits, ...sorted },
  {
    id: 'rate',
    header: copy.hitRate,
    headerTitle: copy.hitRateTitle,
    value: ({ hits, starts }) => percentOf(hits, starts),
    cell: ({ hits, starts }) => formatPercent(percentOf(hits, starts)),
    ...sorted,
  },
  {
    id: 'expected',
    header: copy.expected,
    headerTitle: copy.expectedTitle,
    value: ({ expected }) => expected,
    cell: ({ expected }) => formatNumber(Math.round(expected * 10) / 10),
    ...sorted,
  },
  {
    id: 'gap',
    header: copy.gap,
    headerTitle: copy.gapTitle,
    value: ({ gap }) => gap,
    cell: ({ gap }) => (gap === null ? statsCopy.quinte.never : formatNumber(gap)),
    ...sorted,
  },
  {
    id: 'longestGap',
    header: copy.longestGap,
    value: ({ longestGap }) => longestGap,
    cell: ({ longestGap }) => formatNumber(longestGap),
    ...sorted,
  },
  {
    id: 'lastRace',
    header: copy.lastRace,
    value: ({ lastRace }) => lastRace?.jour,
    cell: ({ lastRace }) =>
      lastRace === null ? (
        '–'
      ) : (
        <TextLink as={Link} to={paths.race.to(lastRace.id)}>
          {formatNumericDay(lastRace.jour)}
        </TextLink>
      ),
    ...sorted,
  },
];

/** A race and what it paid, the largest first. */
export const dividendColumns: readonly DataColumn<QuinteDividend>[] = [
  { id: 'day', header: copy.day, value: ({ jour }) => jour, cell: ({ jour }) => formatNumericDay(jour) },
  { id: 'racecourse', header: copy.racecourses, value: ({ racecourse }) => racecourse, from: 'lg' },
  {
    id: 'race',
    header: copy.race,
    value: ({ name }) => name,
    cell: ({ name, raceId }) => (
      <TextLink as={Link} to={paths.race.to(raceId)}>
        {name}
      </TextLink>
    ),
    wrap: true,
  },
  { id: 'combination', header: copy.combination, value: ({ combination }) => combination },
  {
    id: 'dividend',
    header: copy.dividend,
    value: ({ dividend }) => dividend,
    cell: ({ dividend }) => formatCents(dividend),
    align: 'end',
  },
  {
    id: 'winners',
    header: copy.winners,
    value: ({ winners }) => winners,
    cell: ({ winners }) => formatNumber(winners === null ? null : Math.round(winners)),
    align: 'end',
    from: 'md',
  },
];
