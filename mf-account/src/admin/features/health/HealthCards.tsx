import type { ServingBuild } from '@galopin/shared/contracts';
import { formatCount, formatNumber } from '@galopin/shared/lib';
import { Badge, Grid, Icon, type Tone } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import { FactList, type Fact } from '../../../components/FactList';
import { FollowCard } from '../../components/FollowCard';
import { SectionCard } from '../../components/SectionCard';
import { knownText } from '../../domain/knownText';
import type { HealthLevel, PartHealth, SystemHealth } from '../../domain/SystemHealth';
import { uptimeParts, type UptimePart } from '../../domain/uptimeParts';
import { healthCopy as copy } from '../../i18n/healthCopy';
import { ServedCard } from './ServedCard';

const looks = {
  good: { tone: 'turf', icon: 'circle-check' },
  bad: { tone: 'red', icon: 'alert-circle' },
  unknown: { tone: 'neutral', icon: 'help-circle' },
} as const satisfies Record<HealthLevel, { readonly tone: Tone; readonly icon: string }>;

interface Props {
  readonly health: SystemHealth;
  /** What every deployable serves; null where delivery could not be asked. */
  readonly serving: readonly ServingBuild[] | null;
}

/** The system's parts, a card each: state in colour, sign and words. */
export function HealthCards({ health, serving }: Props) {
  const { database, parse, demoAccounts, follow, versions } = health;
  return (
    <Grid $min="18rem">
      <HealthCard title={copy.system} level={health.level}>
        <FactList
          facts={[
            { name: copy.uptime, value: formatUptime(uptimeParts(health.uptimeSeconds)) },
            {
              name: copy.stream,
              value: formatCount(health.streamClients, copy.clients, copy.clientsPlural),
            },
            { name: copy.memory, value: formatMegabytes(health.memoryBytes) },
          ]}
        />
      </HealthCard>
      <HealthCard title={copy.database} level={database.level}>
        <FactList facts={partFacts(database)} />
      </HealthCard>
      <HealthCard title={copy.parse} level={parse.level}>
        <FactList facts={partFacts(parse)} />
      </HealthCard>
      {demoAccounts !== null && (
        <HealthCard title={copy.demoAccounts} level={demoAccounts.level}>
          <FactList facts={partFacts(demoAccounts)} />
        </HealthCard>
      )}
      {follow !== null && <FollowCard follow={follow} />}
      <ServedCard serving={serving} />
      <HealthCard title={copy.versions}>
        {versions.length === 0 ? (
          copy.noVersions
        ) : (
          <FactList
            facts={versions.map(({ name, version }) => ({ name: versionName(name), value: version }))}
          />
        )}
      </HealthCard>
    </Grid>
  );
}

function HealthCard({
  title,
  level,
  children,
}: {
  readonly title: string;
  readonly level?: HealthLevel;
  readonly children: ReactNode;
}) {
  const look = level && looks[level];
  return (
    <SectionCard title={title} gap={2}>
      {level && look && (
        <span>
          <Badge $tone={look.tone}>
            <Icon name={look.icon} />
            {copy.levels[level]}
          </Badge>
        </span>
      )}
      {children}
    </SectionCard>
  );
}

function partFacts({ latency, version, reason }: PartHealth): readonly Fact[] {
  return [
    { name: copy.latency, value: `${formatNumber(Math.round(latency))}\u202fms` },
    { name: copy.version, value: version },
    { name: copy.reason, value: reason },
  ];
}

/** Names the server gives that have a French or a proper one; the others are shown as they are. */
const versionName = (name: string): string => knownText(copy.versionNames, name);

function formatMegabytes(bytes: number | null): string | null {
  return bytes === null ? null : `${formatNumber(Math.round(bytes / 1e6))}\u202fMo`;
}

function formatUptime(parts: readonly UptimePart[]): string {
  if (parts.length === 0) return copy.lessThanAMinute;
  return parts.map(({ unit, count }) => formatCount(count, copy[unit])).join(copy.and);
}
