import { useShell } from '@galopin/shared/shell-context';
import { useMemo } from 'react';
import { fetchOdds } from '../../api/fetchOdds';
import { favouriteOf } from '../../domain/favouriteOf';
import type { OddsHistory } from '../../domain/OddsHistory';
import type { RaceCard } from '../../domain/RaceCard';
import { useRead } from '../read/useRead';
import type { FieldView } from './FieldView';

const loadExtras = () => import('./runnerExtras');
const NO_ODDS: OddsHistory = {};

/** How a field is shown. Odds over time, read again with every change of the runners, and extras come after the table. */
export function useFieldView({ race, runners, surroundings }: RaceCard) {
  const shell = useShell();
  const odds = useRead((signal) => fetchOdds(shell, race.id, signal), runners);
  const loaded = useRead(loadExtras, loadExtras);
  const oddsHistory = odds.status === 'ready' ? odds.value : NO_ODDS;
  const extras = loaded.status === 'ready' ? loaded.value : null;
  const view = useMemo<FieldView>(
    () => ({
      discipline: race.discipline,
      raceDistance: race.distance,
      hasRun: runners.some(({ finish }) => finish.kind === 'ranked' || finish.kind === 'notClassed'),
      favourites: favouriteOf(runners),
      silks: surroundings.silks,
      oddsHistory,
      extras,
    }),
    [race, runners, surroundings.silks, oddsHistory, extras],
  );
  return { view, ColumnChooser: extras?.ColumnChooser ?? null };
}
