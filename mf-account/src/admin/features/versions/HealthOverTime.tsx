import type { HealthTimelineAnswer } from '@galopin/shared/contracts';
import {
  formatNumber,
  formatParisClock,
  formatParisDateTime,
  formatParisDay,
  formatPercent,
} from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Card, Cluster, Grid, SectionTitle, SegmentedLink, SegmentedLinks, Stack } from '@galopin/shared/ui';
import { LineChart } from '@galopin/shared/ui/chart';
import styled from 'styled-components';
import { shortBuild } from '../../domain/releaseMoves';
import { HEALTH_SPANS, versionsPath, type HealthSpan } from '../../domain/versionsAddress';
import { timelineLines } from '../../domain/timelineLines';
import { versionsCopy } from '../../i18n/versionsCopy';
import { HealthTables } from './HealthTables';
import { partName } from './sayVersions';

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
    <Card as="section" aria-labelledby="versions-health">
      <Stack>
        <Cluster $spread>
          <SectionTitle id="versions-health">{copy.title}</SectionTitle>
          <SegmentedLinks label={copy.spans}>
            {SPANS.map((one) => (
              <SegmentedLink
                key={one}
                as={Link}
                {...{ to: versionsPath(name, one), preventScrollReset: true }}
                aria-current={one === span ? 'page' : undefined}
              >
                {copy.span[one]}
              </SegmentedLink>
            ))}
          </SegmentedLinks>
        </Cluster>
        {builds.length === 0 ? <Note>{copy.none}</Note> : <HealthCharts timeline={timeline} />}
      </Stack>
    </Card>
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

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
