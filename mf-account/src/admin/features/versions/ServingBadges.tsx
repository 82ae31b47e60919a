import type { TeamServing } from '@galopin/shared/contracts';
import { Badge } from '@galopin/shared/ui';
import { versionsCopy } from '../../i18n/versionsCopy';
import { formatShare } from './describeVersion';

const copy = versionsCopy.states;

/** How a deployable stands. */
export function ServingBadges({
  serving: { proven, frozen, disabled, browserOnly, canary },
}: {
  readonly serving: Pick<TeamServing, 'proven' | 'frozen' | 'disabled' | 'browserOnly'> & {
    readonly canary: Pick<NonNullable<TeamServing['canary']>, 'permyriad'> | null;
  };
}) {
  return (
    <>
      <Badge $tone={proven ? 'turf' : 'neutral'}>{proven ? copy.proven : copy.young}</Badge>
      {canary !== null && <Badge $tone="amber">{copy.canary(formatShare(canary.permyriad))}</Badge>}
      {frozen && <Badge $tone="blue">{copy.frozen}</Badge>}
      {browserOnly && <Badge $tone="blue">{copy.browserOnly}</Badge>}
      {disabled && <Badge $tone="red">{copy.disabled}</Badge>}
    </>
  );
}
