import type { EntityAnswer } from '@galopin/shared/contracts';
import type { Description } from '@galopin/shared/ui';
import { entityCopy } from '../../i18n/entityCopy';
import { disciplineLabel } from '../../i18n/raceLabels';

/** The disciplines of a person's stored races, most frequent first; without any, a fact that is not shown. */
export function disciplinesFact({ splits }: Pick<EntityAnswer, 'splits'>): Description {
  return {
    term: entityCopy.disciplines,
    detail: splits.discipline.map(({ key }) => disciplineLabel(key)).join(', '),
  };
}
