import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import type { EntityPage } from '../../domain/EntityPage';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { disciplineLabel } from '../../i18n/raceLabels';
import { ViewLink } from './ViewLink';

/** Chooses performances by discipline; nothing where there is only one to choose. */
export function DisciplineLinks({ page: { kind, entity, view } }: { readonly page: EntityPage }) {
  const known = entity.splits.discipline.map(({ key }) => key);
  // An address may name another one: the choice then has to be seen, to be undone.
  const isOther = view.discipline !== '' && !known.includes(view.discipline);
  const choices = ['', ...known, ...(isOther ? [view.discipline] : [])];
  if (choices.length <= 2) return null;
  return (
    <SegmentedLinks label={copy.discipline}>
      {choices.map((discipline) => (
        <ViewLink
          key={discipline}
          look={SegmentedLink}
          kind={kind}
          filter="discipline"
          view={{ ...view, discipline, page: 1 }}
          current={discipline === view.discipline ? 'true' : undefined}
        >
          {discipline === '' ? copy.allDisciplines : disciplineLabel(discipline)}
        </ViewLink>
      ))}
    </SegmentedLinks>
  );
}
