import type { PageProps } from '@galopin/shared/contracts';
import { formatWeight } from '@galopin/shared/lib';
import type { EntityPage } from '../../domain/EntityPage';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { disciplinesFact } from '../entity-page/disciplinesFact';
import { EntityView } from '../entity-page/EntityView';

/** `/Jockey/:id`: a jockey or driver, what they have done and what they ride next. */
export function JockeyPage({ data }: PageProps<EntityPage>) {
  const { identity } = data.entity;
  if (identity.kind !== 'jockey') throw new Error(`The answer of a rider is one of a ${identity.kind}`);
  const { weight } = identity;
  const disciplines = disciplinesFact(data.entity);
  if (weight === null) return <EntityView page={data} facts={[disciplines]} />;
  const usual = formatWeight(weight.usual);
  const range = copy.weightRange(formatWeight(weight.least), formatWeight(weight.most));
  const facts = [
    disciplines,
    { term: copy.weight, detail: weight.least === weight.most ? usual : `${usual} (${range})` },
  ];
  return <EntityView page={data} facts={facts} note={copy.weightNote} />;
}
