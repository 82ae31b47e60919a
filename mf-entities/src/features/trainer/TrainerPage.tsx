import type { PageProps } from '@galopin/shared/contracts';
import { formatCount } from '@galopin/shared/lib';
import type { EntityPage } from '../../domain/EntityPage';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { disciplinesFact } from '../entity-page/disciplinesFact';
import { EntityView } from '../entity-page/EntityView';

/** `/Trainer/:id`: a trainer, what the string has done and where it runs next. */
export function TrainerPage({ data }: PageProps<EntityPage>) {
  const { identity } = data.entity;
  if (identity.kind !== 'trainer') throw new Error(`The answer of a trainer is one of a ${identity.kind}`);
  const facts = [
    { term: copy.string, detail: formatCount(identity.string, ...copy.horseNoun) },
    disciplinesFact(data.entity),
  ];
  return <EntityView page={data} facts={facts} />;
}
