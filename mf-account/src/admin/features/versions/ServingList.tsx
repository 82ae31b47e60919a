import type { ServingBuild } from '@galopin/shared/contracts';
import { formatNumber, formatParisDateTime, formatPercent } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, Cluster, Grid, SectionTitle, Stack } from '@galopin/shared/ui';
import { FactList } from '../../../components/FactList';
import type { BuildSessions } from '../../api/fetchBuildHealth';
import { Note } from '../../components/Rows';
import { versionsPath } from '../../domain/versionsAddress';
import { versionsCopy as copy } from '../../i18n/versionsCopy';
import { BuildId } from './BuildId';
import { partName, rendersText } from './describeVersion';
import { ServingBadges } from './ServingBadges';

interface Props {
  /** The release in words. */
  readonly title: string;
  readonly serving: readonly ServingBuild[];
  /** Of the last 24 hours. */
  readonly health: readonly BuildSessions[] | null;
}

/** Every deployable in a card: what serves, to whom, how it does. */
export function ServingList({ title, serving, health }: Props) {
  return (
    <Stack as="section" aria-labelledby={'versions-serving'} $gap={3}>
      <SectionTitle id="versions-serving">{title}</SectionTitle>
      <Grid $min="20rem">
        {serving.map((one) => (
          <ServingCard key={one.name} serving={one} health={health} />
        ))}
      </Grid>
    </Stack>
  );
}

function ServingCard({ serving, health }: { readonly serving: ServingBuild } & Pick<Props, 'health'>) {
  const { name, buildId, builtAt, lastGood } = serving;
  return (
    <Card as="article" aria-labelledby={`serving-${name}`}>
      <Stack $gap={3}>
        <Cluster $spread $align="flex-start">
          <div>
            <SectionTitle as="h3" id={`serving-${name}`}>
              {partName(name)}
            </SectionTitle>
            <Note>{name}</Note>
          </div>
          <ButtonLink
            as={Link}
            to={versionsPath(name)}
            aria-label={copy.open(partName(name))}
            $variant="secondary"
          >
            {copy.manage}
          </ButtonLink>
        </Cluster>
        <Cluster>
          <ServingBadges serving={serving} />
        </Cluster>
        <FactList
          facts={[
            { name: copy.facts.serves, value: <BuildId id={buildId} /> },
            { name: copy.facts.built, value: formatParisDateTime(builtAt) },
            {
              name: copy.facts.lastGood,
              value: lastGood === null ? copy.facts.noLastGood : <BuildId id={lastGood} />,
            },
            { name: copy.facts.health, value: describeHealth(health, serving) },
            { name: copy.facts.renders, value: describeRenders(health, serving) },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Sessions of the build that serves, and how many of them met trouble; null where that is not known. */
function describeHealth(health: Props['health'], { name, buildId }: ServingBuild): string | null {
  if (health === null) return null;
  const own = health.filter(({ remote, build }) => remote === name && build === buildId);
  const [sessions, bad] = [total(own, 'sessions'), total(own, 'badSessions')];
  const count = formatNumber(sessions);
  return bad === 0 ? count : `${count}, ${copy.facts.bad(formatPercent((100 * bad) / sessions))}`;
}

/** Pages that the server was to render, and how many of them it could not; null where there were none. */
function describeRenders(health: Props['health'], { name, buildId }: ServingBuild): string | null {
  const own = (health ?? []).filter(({ remote, build }) => remote === name && build === buildId);
  const failed = total(own, 'unrendered');
  return rendersText(total(own, 'rendered') + failed, failed);
}

const total = (
  rows: readonly BuildSessions[],
  field: 'sessions' | 'badSessions' | 'rendered' | 'unrendered',
): number => rows.reduce((sum, row) => sum + row[field], 0);
