import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, PageHeader, Stack, type Description } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import type { EntityPage } from '../../domain/EntityPage';
import { riderLicence } from '../../domain/riderLicence';
import { entityCopy } from '../../i18n/entityCopy';
import { roleLabel } from '../../i18n/entityLabels';
import { FollowButton } from '../favourite/FollowButton';
import { EntriesCard } from './EntriesCard';
import { FormCard } from './FormCard';
import { IdentityCard } from './IdentityCard';
import { PairsSection } from './PairsSection';
import { PerformancesCard } from './PerformancesCard';
import { SplitsSection } from './SplitsSection';
import { Columns } from './sectionStyles';
import { TotalsCard } from './TotalsCard';
import { useLiveEntity } from './useLiveEntity';

interface Props {
  readonly page: EntityPage;
  readonly facts: readonly Description[];
  /** What the facts rest on; empty for nothing to say. */
  readonly note?: string;
  readonly picture?: ReactNode;
  /** Of the visitor's own, above what is counted. */
  readonly own?: ReactNode;
}

/** The page of a horse or a person. */
export function EntityView({ page, facts, note = '', picture, own }: Props) {
  const { kind, entity } = page;
  useLiveEntity(page);
  return (
    <>
      <PageHeader
        overline={roleLabel(kind, riderLicence(entity.splits.discipline))}
        title={entity.name || entityCopy.kind[kind]}
        badges={<FollowButton kind={kind} id={entity.id} name={entity.name || entityCopy.kind[kind]} />}
        picture={picture}
        {...(entity.hasOtherRole && { actions: <OtherRole page={page} /> })}
      />
      <Stack $gap={5}>
        {own}
        <Columns>
          <Stack $gap={5}>
            <IdentityCard entity={entity} facts={facts} note={note} />
            <EntriesCard kind={kind} entity={entity} />
          </Stack>
          <Stack $gap={5}>
            <TotalsCard page={page} />
            <FormCard entity={entity} />
          </Stack>
        </Columns>
        <PerformancesCard page={page} />
        <SplitsSection page={page} />
        <PairsSection page={page} />
      </Stack>
    </>
  );
}

/** The same person's page as a trainer, or as a rider. */
function OtherRole({ page: { kind, entity } }: { readonly page: EntityPage }) {
  const other = kind === 'jockey' ? paths.trainer : paths.jockey;
  return (
    <ButtonLink as={Link} to={other.to(entity.id)} $variant="secondary">
      {kind === 'jockey' ? entityCopy.asTrainer : entityCopy.asRider}
    </ButtonLink>
  );
}
