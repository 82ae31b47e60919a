import { formatDistance } from '@galopin/shared/lib';
import { COMPARED_BY, type ComparedBy, type Comparison } from '../../domain/Comparison';
import type { Race } from '../../domain/Race';
import type { Runner } from '../../domain/Runner';
import { compareCopy as copy } from '../../i18n/compareCopy';
import { disciplineLabel, trackLabel, turnLabel } from '../../i18n/raceLabels';

/** A line of the comparison: what starts are counted by, and what it is in this race. */
export interface Criterion {
  readonly by: ComparedBy;
  readonly detail: string;
}

/** What runners of this race can be compared by: nothing that is not known of it. */
export function criteriaOf(
  race: Race,
  runners: readonly Runner[],
  { ground }: Pick<Comparison, 'ground'>,
): readonly Criterion[] {
  const isDrawn = race.discipline === 'Plat' || race.isAutostart;
  const details: Readonly<Record<ComparedBy, string | null>> = {
    all: disciplineLabel(race.discipline),
    distance: race.distance === null ? null : copy.near(formatDistance(race.distance)),
    ground: ground || null,
    surface: race.surface === '' ? null : trackLabel({ surface: race.surface, track: '' }),
    turn: race.turn === '' ? null : turnLabel(race),
    draw: isDrawn && runners.some(({ draw }) => draw !== null) ? copy.sameDraw : null,
    racecourse: race.racecourse || null,
    rider: '',
  };
  return COMPARED_BY.flatMap((by) => {
    const detail = details[by];
    return detail === null ? [] : [{ by, detail }];
  });
}
