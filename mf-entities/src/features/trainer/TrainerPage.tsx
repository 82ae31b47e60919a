import type { PageProps } from '@galopin/shared/contracts';
import type { EntityPerformances } from '../../domain/EntityPerformances';
import { recentForm } from '../../domain/recentForm';
import { fr } from '../../i18n/fr';
import { countsLabel } from '../entity-page/countsLabel';
import { EntityView } from '../entity-page/EntityView';

const copy = fr.entity;
const FORM_RESULTS = 20;

/** `/Trainer/:id`: a trainer and the stored performances. */
export function TrainerPage({ data }: PageProps<EntityPerformances>) {
  const { newest } = data;
  const facts = [
    { term: copy.year, detail: countsLabel(newest.trainerCounts) },
    { term: copy.form, detail: recentForm(newest.trainerForm, FORM_RESULTS) },
  ];
  return <EntityView entity={data} name={newest.trainer.name} facts={facts} />;
}
