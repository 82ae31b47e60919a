import type { ServingBuild } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { FactList } from '../../../components/FactList';
import { versionsPath } from '../../domain/versionsAddress';
import { healthCopy as copy } from '../../i18n/healthCopy';
import { BuildId } from '../versions/BuildId';
import { partName } from '../versions/sayVersions';

/** Build that each deployable serves; null where delivery could not be asked. */
export function ServedCard({ serving }: { readonly serving: readonly ServingBuild[] | null }) {
  return (
    <Card as="section" aria-labelledby="health-served">
      <Stack $gap={2}>
        <SectionTitle id="health-served">{copy.served}</SectionTitle>
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
              <ButtonLink as={Link} {...{ to: versionsPath() }} $variant="secondary">
                {copy.manage}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
