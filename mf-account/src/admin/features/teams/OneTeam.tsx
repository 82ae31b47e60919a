import type { TeamPage } from '@galopin/shared/contracts';
import { Alert } from '@galopin/shared/ui';
import { EmptyCard } from '../../components/EmptyNotice';
import { SectionCard } from '../../components/SectionCard';
import { teamsCopy as copy } from '../../i18n/teamsCopy';
import { PartCard } from './PartCard';
import { TeamFacts } from './TeamFacts';
import { TeamHistory } from './TeamHistory';
import { TeamTokens } from './TeamTokens';

/** All about one team: what it owns, what serves of it and how it does, what was changed, its tokens. */
export function OneTeam({ page }: { readonly page: TeamPage }) {
  const isThere = page.database === 'there';
  return (
    <>
      {!isThere && (
        <Alert severity="warning" title={copy.away}>
          {copy.awayText}
        </Alert>
      )}
      <SectionCard title={copy.team(page.name)}>
        <TeamFacts team={page} members={page.members} />
      </SectionCard>
      {page.parts.length === 0 && <EmptyCard title={copy.noParts} text={copy.noPartsText} />}
      {page.parts.map((part) => (
        <PartCard key={part.name} part={part} />
      ))}
      {isThere && <TeamHistory history={page.history} />}
      {isThere && <TeamTokens tokens={page.tokens} />}
    </>
  );
}
