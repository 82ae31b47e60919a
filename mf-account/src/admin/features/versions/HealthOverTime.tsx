import type { HealthTimelineAnswer } from '@galopin/shared/contracts';
import {
  formatNumber,
  formatParisClock,
  formatParisDateTime,
  formatParisDay,
  formatPercent,
} from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Grid, SectionTitle, SegmentedLink, SegmentedLinks, Stack } from '@galopin/shared/ui';
import { LineChart } from '@galopin/shared/ui/chart';
import { Note } from '../../components/Rows';
import { SectionCard } from '../../components/SectionCard';
import { shortBuild } from '../../domain/releaseMoves';
import { timelineLines } from '../../domain/timelineLines';
import { HEALTH_SPANS, versionsPath, type HealthSpan } from '../../domain/versionsAddress';
import { versionsCopy } from '../../i18n/versionsCopy';
import { partName } from './describeVersion';
import { HealthTables } from './HealthTables';

const copy = versionsCopy.health;
const SPANS = Object.keys(HEALTH_SPANS) as readonly HealthSpan[];
/** Steps of so many minutes and more are told by their day. */
const HALF_DAY = 360;
/** What the axes reach at least: whole sessions, and a share that is not made to look large. */
const LEAST_SESSIONS = 4;
const LEAST_SHARE = 10;

interface Props {
  readonly timeline: HealthTimelineAnswer;
  readonly span: HealthSpan;
}

/** Sessions of each build and the share of them that met trouble, drawn and in tables. */
export function HealthOverTime({ timeline, span }: Props) {
  const { name, builds } = timeline;
  return (
    <SectionCard
      title={copy.title}
      gap={4}
      note={
        <SegmentedLinks label={copy.spans}>
          {SPANS.map((one) => (
            <SegmentedLink
              key={one}
              as={Link}
              to={versionsPath(name, one)}
              preventScrollReset
              aria-current={one === span ? 'page' : undefined}
            >
              {copy.span[one]}
            </SegmentedLink>
          ))}
        </SegmentedLinks>
      }
    >
      {builds.length === 0 ? <Note>{copy.none}</Note> : <HealthCharts timeline={timeline} />}
    </SectionCard>
  );
}

function HealthCharts({ timeline }: Pick<Props, 'timeline'>) {
  const { name, stepMinutes } = timeline;
  const label = stepMinutes >= HALF_DAY ? dayLabel : formatParisClock;
  const lines = (measure: 'sessions' | 'badShare', format: (value: number) => string) =>
    timelineLines(timeline, measure).map(({ build, points }) => ({
      name: shortBuild(build),
      points: points.map(({ at, value }) => ({
        key: at,
        label: label(at),
        value,
        detail: `${formatParisDateTime(at)} : ${value === null ? '' : format(value)}`,
      })),
    }));
  return (
    <>
      <Grid $min="24rem">
        <Stack $gap={2}>
          <SectionTitle as="h3">{copy.sessions}</SectionTitle>
          <LineChart
            label={copy.sessionsChart(partName(name))}
            format={formatNumber}
            fromZero
            reaches={LEAST_SESSIONS}
            lines={lines('sessions', formatNumber)}
          />
        </Stack>
        <Stack $gap={2}>
          <SectionTitle as="h3">{copy.bad}</SectionTitle>
          <LineChart
            label={copy.badChart(partName(name))}
            format={formatPercent}
            fromZero
            reaches={LEAST_SHARE}
            lines={lines('badShare', formatPercent)}
          />
        </Stack>
      </Grid>
      <Note>{copy.badHelp}</Note>
      <HealthTables timeline={timeline} />
    </>
  );
}

/** « 21/11 ». */
const dayLabel = (at: string): string => formatParisDay(at).slice(0, 5);
