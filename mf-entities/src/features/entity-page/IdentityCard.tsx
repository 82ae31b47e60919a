import type { EntityAnswer } from '@galopin/shared/contracts';
import { Card, DescriptionList, SectionTitle, Stack, type Description } from '@galopin/shared/ui';
import { entityCopy } from '../../i18n/entityCopy';
import { FormLine } from './FormLine';
import { Note } from './Note';

interface Props {
  readonly entity: EntityAnswer;
  readonly facts: readonly Description[];
  /** What the facts rest on; empty for nothing to say. */
  readonly note: string;
}

/** Who it is: facts and form. */
export function IdentityCard({ entity, facts, note }: Props) {
  return (
    <Card as="section">
      <Stack $gap={3}>
        <SectionTitle>{entityCopy.identity}</SectionTitle>
        {facts.length > 0 && <DescriptionList items={facts} />}
        {entity.form !== '' && <FormLine form={entity.form} />}
        {note !== '' && <Note>{note}</Note>}
      </Stack>
    </Card>
  );
}
