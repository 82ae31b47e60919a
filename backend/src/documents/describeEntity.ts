import { paths, type EntityKind, type PageDocument } from '@galopin/shared/contracts';
import { typesetText } from '@galopin/shared/lib';
import { fitDescription } from './fitDescription';
import { fr } from './i18n/fr';
import { breadcrumbs, graphOf, type Thing } from './structuredData';

/** The newest that is stored of a horse or a person; empty texts and an age of 0 are not known. */
export interface EntityTold {
  readonly name: string;
  readonly sex: string;
  readonly age: number;
  readonly sire: string;
  readonly dam: string;
  readonly trainer: string;
}

/** What schema.org has no word for. @source https://www.wikidata.org/wiki/Q726 */
const HORSE = 'https://www.wikidata.org/wiki/Q726';

/** The document of a horse, a rider or a trainer. */
export function describeEntity(kind: EntityKind, id: number, told: EntityTold): PageDocument {
  const name = typesetText(told.name);
  const title = name || fr[kind].untitled;
  const facts = kind === 'horse' ? horseFacts(told) : fr[kind].is;
  return {
    title,
    description: fitDescription(fr.named(title, facts), fr[kind].more),
    type: 'profile',
    image: null,
    data: graphOf(...(name === '' ? [] : [thingOf(kind, id, name)]), breadcrumbs(title)),
  };
}

/** A person is one; of a horse the page is told, and what it is about by another vocabulary's word. */
function thingOf(kind: EntityKind, id: number, name: string): Thing {
  const url = paths[kind].to(id);
  return kind === 'horse'
    ? { '@type': 'WebPage', name, url, about: { '@type': 'Thing', additionalType: HORSE, name } }
    : { '@type': 'Person', name, jobTitle: fr[kind].is, url };
}

function horseFacts({ sex, age, sire, dam, trainer }: EntityTold): string {
  const { sexes, born, by, trainedBy } = fr.horse;
  return [
    sexes[sex],
    age > 0 && born(age),
    sire !== '' && dam !== '' && by(typesetText(sire), typesetText(dam)),
    trainer !== '' && trainedBy(typesetText(trainer)),
  ]
    .filter(Boolean)
    .join(', ');
}
