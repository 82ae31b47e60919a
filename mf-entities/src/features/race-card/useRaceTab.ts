import { useState } from 'react';
import { firstTab, RACE_TABS, TAB_PARAMETER, type RaceTab } from '../../domain/raceTab';
import type { RaceCard } from '../../domain/RaceCard';
import { useQueryChoice } from './useQueryChoice';

/**
 * The tab the address names, else the one this card opened with: an arrival that comes in changes no tab under the visitor's
 * eyes. Each tab is an entry of the history, so that Back leads to the one before.
 */
export function useRaceTab({
  arrival,
}: Pick<RaceCard, 'arrival'>): readonly [RaceTab, (tab: RaceTab) => void] {
  const [opened] = useState(() => firstTab(arrival));
  return useQueryChoice({ parameter: TAB_PARAMETER, choices: RACE_TABS, otherwise: opened });
}
