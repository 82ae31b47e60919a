import { paths, type PageProps } from '@galopin/shared/contracts';
import { formatMoney } from '@galopin/shared/lib';
import type { EntityPerformances } from '../../domain/EntityPerformances';
import { newestText } from '../../domain/newestText';
import { fr } from '../../i18n/fr';
import { EntityLink } from '../entity-link/EntityLink';
import { countFacts } from '../entity-page/countFacts';
import { EntityView } from '../entity-page/EntityView';

const copy = fr.entity;

/** `/Cheval/:id`: a horse and its stored performances. */
export function HorsePage({ data }: PageProps<EntityPerformances>) {
  const { newest, performances } = data;
  const earned = performances.find(({ earnings }) => earnings !== null);
  const facts = [
    { term: copy.sex, detail: fr.sex[newest.sex] ?? newest.sex },
    { term: copy.age, detail: newest.age === null ? '' : fr.years(newest.age) },
    { term: copy.sire, detail: newestText(performances, ({ sire }) => sire) },
    { term: copy.dam, detail: newestText(performances, ({ dam }) => dam) },
    { term: copy.damSire, detail: newestText(performances, ({ damSire }) => damSire) },
    {
      term: copy.earnings,
      detail: earned === undefined ? '' : formatMoney(earned.earnings, earned.currency),
    },
    { term: copy.record, detail: newestText(performances, ({ record }) => record) },
    {
      term: copy.trainerFact,
      detail: newest.trainer.name && <EntityLink of={newest.trainer} to={paths.trainer.to} />,
    },
    { term: copy.owner, detail: newestText(performances, ({ owner }) => owner) },
    ...countFacts(newest.horseCounts, copy.career),
  ];
  return <EntityView entity={data} name={newest.horse.name} facts={facts} form={newest.form} />;
}
