import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useMemo } from 'react';
import { fetchOdds } from '../../api/fetchOdds';
import { favouriteOf } from '../../domain/favouriteOf';
import type { OddsHistory } from '../../domain/OddsHistory';
import type { RaceCard } from '../../domain/RaceCard';
import type { Runner } from '../../domain/Runner';
import { useHorseNotes } from '../notes/useHorseNotes';
import type { FieldView } from './FieldView';

const NO_ODDS: OddsHistory = {};

/** How a field is shown. Odds over time, read again with every change of the runners, and extras come after the table. */
export function useFieldView({ race, runners, surroundings }: RaceCard) {
  const shell = useShell();
  const odds = useRead((signal) => fetchOdds(shell, race.id, signal), {
    what: 'The odds',
    key: race.id,
    version: runners,
  });
  const loaded = useRead(() => import('./runnerExtras'), {
    what: 'The extras of the runners',
  });
  const oddsHistory = odds.status === 'ready' ? odds.value : NO_ODDS;
  const extras = loaded.status === 'ready' ? loaded.value : null;
  const facts = surroundings.details.runners;
  const notes = useHorseNotes(useMemo(() => horsesOf(runners), [runners]));
  const spotted = notes.notes;
  const view = useMemo<FieldView>(
    () => ({
      raceId: race.id,
      discipline: race.discipline,
      jour: race.jour,
      racecourse: race.racecourse,
      raceDistance: race.distance,
      hasRun: runners.some(({ finish }) => finish.kind === 'ranked' || finish.kind === 'notClassed'),
      favourites: saidFavourites(facts, runners) ?? favouriteOf(runners),
      silks: surroundings.silks,
      facts,
      spotted,
      oddsHistory,
      extras,
    }),
    [race, runners, surroundings.silks, facts, spotted, oddsHistory, extras],
  );
  return { view, notes, ColumnChooser: extras?.ColumnChooser ?? null };
}

/** Ids of the horses, in an order that results do not change. */
const horsesOf = (runners: readonly Runner[]): readonly number[] =>
  runners.flatMap(({ horse: { id } }) => id ?? []).sort((one, other) => one - other);

/** The favourites that the source names, by saddle-cloth number; `null` where it names none that starts. */
function saidFavourites(facts: FieldView['facts'], runners: readonly Runner[]): ReadonlySet<number> | null {
  const said = runners.filter(
    ({ number, finish }) => finish.kind !== 'nonRunner' && facts[number]?.isFavourite === true,
  );
  return said.length === 0 ? null : new Set(said.map(({ number }) => number));
}
