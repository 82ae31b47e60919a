import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Cluster, Icon } from '@galopin/shared/ui';
import { downloadCopy } from '../../i18n/downloadCopy';

const copy = downloadCopy.csv;

/** Shown to who has no subscription, or none any more. */
export function CsvLocked() {
  return (
    <Cluster $spread>
      <span>
        <Icon name="lock" /> <strong>{copy.locked}</strong> — {copy.lockedText}
      </span>
      <ButtonLink as={Link} to={paths.profile.to()}>
        {copy.toProfile}
      </ButtonLink>
    </Cluster>
  );
}
