import type { PageProps } from '@galopin/shared/contracts';
import type { EntityPerformances } from '../../domain/EntityPerformances';
import { recentForm } from '../../domain/recentForm';
import { fr } from '../../i18n/fr';
import { countsLabel } from '../entity-page/countsLabel';
import { EntityView } from '../entity-page/EntityView';

const copy = fr.entity;
const FORM_RESULTS = 20;

/** `/Jockey/:id`: a jockey or driver and the stored performances. */
export function JockeyPage({ data }: PageProps<EntityPerformances>) {
  const { newest } = data;
  const facts = [
    { term: copy.year, detail: countsLabel(newest.jockeyCounts) },
    { term: copy.form, detail: recentForm(newest.jockeyForm, FORM_RESULTS) },
  ];
  return <EntityView entity={data} name={newest.jockey.name} facts={facts} />;
}
