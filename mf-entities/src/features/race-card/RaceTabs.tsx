import type { RaceState } from '@galopin/shared/racing';
import { useShell } from '@galopin/shared/shell-context';
import { Stack } from '@galopin/shared/ui';
import { Tabs } from '@galopin/shared/ui/tabs';
import styled from 'styled-components';
import type { RaceCard } from '../../domain/RaceCard';
import { RACE_TABS, TABS_ANCHOR, type RaceTab } from '../../domain/raceTab';
import { raceCopy } from '../../i18n/raceCopy';
import { ArrivalTab } from '../arrival/ArrivalTab';
import { LazyPart } from '../read/LazyPart';
import { RaceFacts } from './RaceFacts';
import { RunnersSection } from './RunnersSection';
import { useRaceTab } from './useRaceTab';

const copy = raceCopy.tabs;

interface Props {
  readonly card: RaceCard;
  readonly state: RaceState;
}

const loadTips = () => import('../race-tips/TipsTab');
const loadStats = () => import('../race-stats/StatsTab');
const loadCompare = () => import('../compare/CompareTab');
const loadTicket = () => import('../ticket/TicketTab');

/** The parts of a race card; what only some visitors open comes when it is opened. */
export function RaceTabs({ card, state }: Props) {
  const { track } = useShell();
  const [tab, choose] = useRaceTab(card);
  const handleChange = (next: RaceTab) => {
    if (next !== tab) track('tab_selected', { page: 'race', tab: next });
    choose(next);
  };
  const contents: Readonly<Record<RaceTab, () => React.ReactNode>> = {
    partants: () => (
      <Stack $gap={5}>
        <RunnersSection card={card} />
        <RaceFacts
          race={card.race}
          runners={card.runners}
          details={card.surroundings.details}
          isOver={card.arrival !== null}
        />
      </Stack>
    ),
    pronostics: () => (
      <LazyPart load={loadTips} rows={8}>
        {({ TipsTab }) => <TipsTab race={card.race} runners={card.runners} />}
      </LazyPart>
    ),
    statistiques: () => (
      <LazyPart load={loadStats} rows={14}>
        {({ StatsTab }) => <StatsTab card={card} />}
      </LazyPart>
    ),
    comparer: () => (
      <LazyPart load={loadCompare} rows={12}>
        {({ CompareTab }) => <CompareTab card={card} />}
      </LazyPart>
    ),
    ticket: () => (
      <LazyPart load={loadTicket} rows={14}>
        {({ TicketTab }) => <TicketTab card={card} />}
      </LazyPart>
    ),
    arrivee: () => <ArrivalTab card={card} state={state} />,
  };
  return (
    <Anchor id={TABS_ANCHOR}>
      <Tabs
        label={copy.label}
        value={tab}
        onChange={handleChange}
        items={RACE_TABS.map((value) => ({
          value,
          label: copy[value],
          content: value === tab ? contents[value]() : null,
        }))}
      />
    </Anchor>
  );
}

/** The header stays above what a link leads to. */
const Anchor = styled.div`
  min-width: 0;
  scroll-margin-top: ${({ theme }) => theme.sizes.header};
`;
