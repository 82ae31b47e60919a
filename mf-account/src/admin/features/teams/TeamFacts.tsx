import type { TeamEntry } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { FactList } from '../../../components/FactList';
import { teamsCopy } from '../../i18n/teamsCopy';
import { partName } from '../versions/describeVersion';

const copy = teamsCopy.facts;
const EVERY_NAME = '*';

interface Props {
  readonly team: TeamEntry;
  /** How many accounts read the team's page; left out where that is not known. */
  readonly members?: number;
}

/** What a team may do. */
export function TeamFacts({ team: { remotes, environments, isOnCall }, members }: Props) {
  const parts = remotes.map((remote) => (remote === EVERY_NAME ? copy.everything : partName(remote)));
  return (
    <FactList
      facts={[
        { name: copy.parts, value: parts.length === 0 ? copy.nothing : parts.join(', ') },
        { name: copy.environments, value: environments.join(', ') },
        { name: copy.onCall, value: isOnCall ? copy.yes : copy.no },
        { name: copy.members, value: members === undefined ? null : formatNumber(members) },
      ]}
    />
  );
}
