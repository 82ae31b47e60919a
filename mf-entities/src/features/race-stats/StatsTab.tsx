import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Card, Chip, Cluster, EmptyState } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fetchAptitudes } from '../../api/fetchAptitudes';
import { disciplineKind, isHarness } from '../../domain/disciplineKind';
import type { RaceCard } from '../../domain/RaceCard';
import { raceCopy } from '../../i18n/raceCopy';
import { useQueryChoice } from '../race-card/useQueryChoice';
import { Read } from '../read/Read';
import { StatsTable } from './StatsTable';
import { STATS_VIEWS, type StatsView } from './statsViews';

const copy = raceCopy.stats;
/** The query parameter that holds the view. */
const PARAMETER = 'vue';

/** What this race's runners, riders and trainers have done, one table at a time. */
export function StatsTab({ card }: { readonly card: RaceCard }) {
  const shell = useShell();
  const { race, runners } = card;
  const isTrot = disciplineKind(race.discipline) === 'trot';
  const views = STATS_VIEWS.filter((view) => isTrot || view !== 'records');
  const [view, choose] = useQueryChoice({
    parameter: PARAMETER,
    choices: views,
    otherwise: 'chevaux',
    replace: true,
  });
  const handleChoose = (next: StatsView) => {
    if (next !== view) shell.track('tab_selected', { page: 'race-stats', tab: next });
    choose(next);
  };
  const aptitudes = useRead((signal) => fetchAptitudes(shell, race.id, signal), {
    what: 'The aptitudes',
    key: race.id,
  });
  if (runners.length === 0) {
    return (
      <Card $flush>
        <EmptyState title={copy.none} text={copy.noneText} />
      </Card>
    );
  }
  const nameOf = (named: StatsView) =>
    copy.views[named === 'jockeys' && isHarness(race.discipline) ? 'drivers' : named];
  return (
    <Card as="section" $flush aria-label={raceCopy.tabs.statistiques}>
      <Head role="group" aria-label={copy.choose}>
        {views.map((named) => (
          <Chip key={named} aria-pressed={named === view} onClick={() => handleChoose(named)}>
            {nameOf(named)}
          </Chip>
        ))}
      </Head>
      <Note>{copy.notes[view]}</Note>
      {view === 'aptitudes' || view === 'favoris' ? (
        <Read reading={aptitudes} rows={runners.length}>
          {(known) => <StatsTable view={view} name={nameOf(view)} card={card} aptitudes={known} />}
        </Read>
      ) : (
        <StatsTable view={view} name={nameOf(view)} card={card} aptitudes={{}} />
      )}
    </Card>
  );
}

const Head = styled(Cluster)`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};
`;

const Note = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
