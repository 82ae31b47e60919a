import type { EntityKind, PageDocument } from '@galopin/shared/contracts';
import { typesetText } from '@galopin/shared/lib';
import { fitDescription } from './fitDescription';
import { fr } from './i18n/fr';

/** The newest that is stored of a horse or a person; empty texts and an age of 0 are not known. */
export interface EntityTold {
  readonly name: string;
  readonly sex: string;
  readonly age: number;
  readonly sire: string;
  readonly dam: string;
  readonly trainer: string;
}

/** The document of a horse, a rider or a trainer. */
export function describeEntity(kind: EntityKind, told: EntityTold): PageDocument {
  const title = typesetText(told.name) || fr[kind].untitled;
  const facts = kind === 'horse' ? horseFacts(told) : fr[kind].is;
  return {
    title,
    description: fitDescription(fr.named(title, facts), fr[kind].more),
    type: 'profile',
    data: kind === 'horse' ? null : { '@context': 'https://schema.org', '@type': 'Person', name: title },
  };
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
