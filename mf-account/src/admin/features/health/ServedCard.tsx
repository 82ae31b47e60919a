import type { ServingBuild } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink } from '@galopin/shared/ui';
import { FactList } from '../../../components/FactList';
import { SectionCard } from '../../components/SectionCard';
import { versionsPath } from '../../domain/versionsAddress';
import { healthCopy as copy } from '../../i18n/healthCopy';
import { BuildId } from '../versions/BuildId';
import { partName } from '../versions/describeVersion';

/** Build that each deployable serves; null where delivery could not be asked. */
export function ServedCard({ serving }: { readonly serving: readonly ServingBuild[] | null }) {
  return (
    <SectionCard title={copy.served} gap={2}>
      {serving === null ? (
        copy.servedUnknown
      ) : (
        <>
          <FactList
            facts={serving.map(({ name, buildId }) => ({
              name: partName(name),
              value: <BuildId id={buildId} />,
            }))}
          />
          <div>
            <ButtonLink as={Link} to={versionsPath()} $variant="secondary">
              {copy.manage}
            </ButtonLink>
          </div>
        </>
      )}
    </SectionCard>
  );
}
