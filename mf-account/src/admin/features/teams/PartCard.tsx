import type { TeamPart, TeamPlace } from '@galopin/shared/contracts';
import { Cluster, Grid, SectionTitle, Stack } from '@galopin/shared/ui';
import { FactList } from '../../../components/FactList';
import { Code, Note } from '../../components/Rows';
import { SectionCard } from '../../components/SectionCard';
import { teamsCopy as copy } from '../../i18n/teamsCopy';
import { partName } from '../versions/describeVersion';
import { ServingBadges } from '../versions/ServingBadges';
import { BudgetBars } from './BudgetBars';
import { healthFacts, servingFacts } from './placeFacts';

/** The shell or a remote of a team: its pages, and what serves of it in each environment. */
export function PartCard({ part: { name, paths, places } }: { readonly part: TeamPart }) {
  return (
    <SectionCard title={partName(name)} note={<Code>{name}</Code>} gap={4}>
      {paths.length > 0 && (
        <Note>
          {copy.paths} <Code>{paths.join('  ')}</Code>
        </Note>
      )}
      <Grid $min="24rem" $gap={6}>
        {places.map((place) => (
          <Place key={place.environment} part={partName(name)} place={place} />
        ))}
      </Grid>
    </SectionCard>
  );
}

function Place({ part, place }: { readonly part: string; readonly place: TeamPlace }) {
  const { environment, serving, health, budgets } = place;
  return (
    <Stack as="section" aria-label={copy.place(part, environment)} $gap={3}>
      <Cluster>
        <SectionTitle as="h3">{environment}</SectionTitle>
        {serving !== null && <ServingBadges serving={serving} />}
      </Cluster>
      {serving === null ? (
        <Note>{copy.nothingServes}</Note>
      ) : (
        <>
          <FactList facts={[...servingFacts(serving), ...healthFacts(serving, health)]} />
          <BudgetBars budgets={budgets} />
        </>
      )}
    </Stack>
  );
}
