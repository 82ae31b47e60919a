import type { PageProps } from '@galopin/shared/contracts';
import type { EntityPerformances } from '../../domain/EntityPerformances';
import { fr } from '../../i18n/fr';
import { countFacts } from '../entity-page/countFacts';
import { EntityView } from '../entity-page/EntityView';

/** `/Trainer/:id`: a trainer and the stored performances. */
export function TrainerPage({ data }: PageProps<EntityPerformances>) {
  const { newest } = data;
  const facts = countFacts(newest.trainerCounts, fr.entity.year);
  return <EntityView entity={data} name={newest.trainer.name} facts={facts} form={newest.trainerForm} />;
}
