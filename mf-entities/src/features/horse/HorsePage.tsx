import { paths, type EntityAnswer, type HorseIdentity, type PageProps } from '@galopin/shared/contracts';
import { formatCents, formatDay, formatMoney } from '@galopin/shared/lib';
import type { Description } from '@galopin/shared/ui';
import { Silks } from '@galopin/shared/ui/silks';
import type { EntityPage } from '../../domain/EntityPage';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { EntityView } from '../entity-page/EntityView';
import { HorseNoteCard } from './HorseNoteCard';

/** `/Cheval/:id`: a horse, what it has done and where it runs next. */
export function HorsePage({ data }: PageProps<EntityPage>) {
  const { entity } = data;
  const { identity } = entity;
  if (identity.kind !== 'horse') throw new Error(`The answer of a horse is one of a ${identity.kind}`);
  const { earnings, silks } = identity;
  const note = earnings === null ? '' : copy.earningsNote(formatDay(earnings.before));
  return (
    <EntityView
      page={data}
      facts={factsOf(identity, entity)}
      note={note}
      own={<HorseNoteCard key={entity.id} horse={entity} />}
      picture={silks === null ? undefined : <Silks design={silks} size={72} />}
    />
  );
}

function factsOf(horse: HorseIdentity, { today }: EntityAnswer): readonly Description[] {
  return [
    { term: copy.sex, detail: copy.sexes[horse.sex] ?? horse.sex },
    { term: copy.age, detail: ageOf(horse, today) },
    { term: copy.coat, detail: copy.coats[horse.coat] ?? horse.coat },
    { term: copy.country, detail: copy.countries[horse.country] ?? horse.country },
    { term: copy.sire, detail: horse.sire },
    { term: copy.dam, detail: horse.dam },
    { term: copy.damSire, detail: horse.damSire },
    {
      term: copy.trainer,
      detail: horse.trainer.name && <EntityLink of={horse.trainer} to={paths.trainer.to} />,
    },
    { term: copy.owner, detail: horse.owner },
    { term: copy.record, detail: horse.record },
    ...earningsOf(horse),
  ];
}

/** Every horse is a year older on 1 January. */
function ageOf({ birthYear }: HorseIdentity, today: string): string {
  return birthYear === null ? '' : copy.years(Number(today.slice(0, 4)) - birthYear);
}

function earningsOf({ earnings }: HorseIdentity): readonly Description[] {
  if (earnings === null) return [];
  const { career, thisYear, lastYear, currency } = earnings;
  const cents = (amount: number | null) =>
    amount === null
      ? ''
      : amount % 100 === 0
        ? formatMoney(amount / 100, currency)
        : formatCents(amount, currency);
  return [
    { term: copy.earnings, detail: formatMoney(career, currency) },
    { term: copy.earningsThisYear, detail: cents(thisYear) },
    { term: copy.earningsLastYear, detail: cents(lastYear) },
  ];
}
