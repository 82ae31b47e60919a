import { formatCount, formatNumber } from '@galopin/shared/lib';
import { Badge, Card, Grid, Icon, SectionTitle, Stack, type Tone } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import { FactList } from '../../components/FactList';
import type { HealthLevel, PartHealth, SystemHealth } from '../../domain/SystemHealth';
import { uptimeParts, type UptimePart } from '../../domain/uptimeParts';
import { fr } from '../../i18n/fr';

const copy = fr.admin;

const looks = {
  good: { tone: 'turf', icon: 'circle-check' },
  weak: { tone: 'amber', icon: 'alert-triangle' },
  bad: { tone: 'red', icon: 'alert-circle' },
  unknown: { tone: 'neutral', icon: 'help-circle' },
} as const satisfies Record<HealthLevel, { readonly tone: Tone; readonly icon: string }>;

/** The system's parts, a card each: state in colour, sign and words. */
export function HealthCards({ health }: { readonly health: SystemHealth }) {
  const { database, parse, versions } = health;
  return (
    <Grid $min="18rem">
      <HealthCard id="system" title={copy.system} level={health.level}>
        <FactList
          facts={[
            { name: copy.uptime, value: formatUptime(uptimeParts(health.uptimeSeconds)) },
            {
              name: copy.stream,
              value: formatCount(health.streamClients, copy.clients, copy.clientsPlural),
            },
          ]}
        />
      </HealthCard>
      <HealthCard id="database" title={copy.database} level={database.level}>
        <FactList
          facts={[
            { name: copy.latency, value: formatLatency(database) },
            { name: copy.version, value: database.version },
          ]}
        />
      </HealthCard>
      <HealthCard id="parse" title={copy.parse} level={parse.level}>
        <FactList facts={[{ name: copy.latency, value: formatLatency(parse) }]} />
      </HealthCard>
      <HealthCard id="versions" title={copy.versions}>
        {versions.length === 0 ? (
          copy.noVersions
        ) : (
          <FactList facts={versions.map(({ name, version }) => ({ name, value: version }))} />
        )}
      </HealthCard>
    </Grid>
  );
}

function HealthCard({
  id,
  title,
  level,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly level?: HealthLevel;
  readonly children: ReactNode;
}) {
  const look = level && looks[level];
  return (
    <Card as="section" aria-labelledby={`health-${id}`}>
      <Stack $gap={2}>
        <SectionTitle id={`health-${id}`}>{title}</SectionTitle>
        {level && look && (
          <span>
            <Badge $tone={look.tone}>
              <Icon name={look.icon} />
              {copy.levels[level]}
            </Badge>
          </span>
        )}
        {children}
      </Stack>
    </Card>
  );
}

function formatLatency({ latency }: PartHealth): string {
  return latency === null ? copy.noAnswer : `${formatNumber(Math.round(latency))}\u202fms`;
}

function formatUptime(parts: readonly UptimePart[]): string {
  if (parts.length === 0) return copy.lessThanAMinute;
  return parts.map(({ unit, count }) => formatCount(count, copy[unit])).join(copy.and);
}
