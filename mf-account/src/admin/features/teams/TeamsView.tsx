import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { EmptyCard } from '../../components/EmptyNotice';
import { RefreshStatus } from '../../components/RefreshStatus';
import { teamsPath } from '../../domain/teamsAddress';
import { teamsCopy as copy } from '../../i18n/teamsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { OneTeam } from './OneTeam';
import { TeamList } from './TeamList';
import { loadTeams, type TeamsData } from './teamsLoader';

/** `/Admin?vue=equipes`: the teams that may be read, or all about one. */
function TeamsView({ data }: PageViewProps<TeamsData>) {
  const { teams, readAt } = data;
  return (
    <AdminFrame view="teams" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      {data.shows !== 'all' && teams.length > 1 && (
        <SegmentedLinks label={copy.teams}>
          {teams.map(({ name }) => (
            <SegmentedLink
              key={name}
              as={Link}
              to={teamsPath(name)}
              aria-current={data.shows === 'one' && name === data.page.name ? 'page' : undefined}
            >
              {name}
            </SegmentedLink>
          ))}
        </SegmentedLinks>
      )}
      <Shown data={data} />
    </AdminFrame>
  );
}

function Shown({ data }: { readonly data: TeamsData }) {
  switch (data.shows) {
    case 'all':
      return data.teams.length === 0 ? (
        <EmptyCard title={copy.none} text={copy.noneText} />
      ) : (
        <TeamList teams={data.teams} />
      );
    case 'one':
      return <OneTeam page={data.page} />;
    case 'missing':
      return (
        <EmptyCard
          icon="help-circle"
          title={copy.missing}
          text={copy.missingText(data.name)}
          link={{ to: teamsPath(), label: copy.back }}
        />
      );
  }
}

export const view = definePageView({ load: loadTeams, View: TeamsView });
