import type { TeamEntry } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Grid } from '@galopin/shared/ui';
import { SectionCard } from '../../components/SectionCard';
import { teamsPath } from '../../domain/teamsAddress';
import { teamsCopy as copy } from '../../i18n/teamsCopy';
import { TeamFacts } from './TeamFacts';

/** Every team that may be read, in a card that leads to its page. */
export function TeamList({ teams }: { readonly teams: readonly TeamEntry[] }) {
  return (
    <Grid $min="18rem">
      {teams.map((team) => (
        <SectionCard
          key={team.name}
          title={team.name}
          note={
            <ButtonLink
              as={Link}
              to={teamsPath(team.name)}
              aria-label={copy.openTeam(team.name)}
              $variant="secondary"
            >
              {copy.open}
            </ButtonLink>
          }
        >
          <TeamFacts team={team} />
        </SectionCard>
      ))}
    </Grid>
  );
}
