import type { PageProps } from '@galopin/shared/contracts';
import type { EntityPerformances } from '../../domain/EntityPerformances';
import { fr } from '../../i18n/fr';
import { countFacts } from '../entity-page/countFacts';
import { EntityView } from '../entity-page/EntityView';

/** `/Jockey/:id`: a jockey or driver and the stored performances. */
export function JockeyPage({ data }: PageProps<EntityPerformances>) {
  const { newest } = data;
  const facts = countFacts(newest.jockeyCounts, fr.entity.year);
  return <EntityView entity={data} name={newest.jockey.name} facts={facts} form={newest.jockeyForm} />;
}
