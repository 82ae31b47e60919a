import type { TeamChange } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { teamsCopy } from '../../i18n/teamsCopy';
import { versionsCopy } from '../../i18n/versionsCopy';
import { describeActor, describeBuilds, partName } from '../versions/describeVersion';

const copy = versionsCopy.history;

/** What was changed under the team's names, by whom and why; newest first. */
export function TeamHistory({ history }: { readonly history: readonly TeamChange[] }) {
  return (
    <ListCard title={teamsCopy.history} empty={history.length === 0 && copy.none}>
      <Rows as="ol">
        {history.map((line) => (
          <li key={`${line.environment} ${line.n}`}>
            <strong>
              {[copy.ops[line.op], partName(line.name), describeBuilds(line)]
                .filter((part) => part !== '')
                .join(' · ')}
            </strong>
            <span>{copy.quoted(line.reason)}</span>
            <Note>
              {line.environment} · {copy.by(formatParisDateTime(line.at), describeActor(line.actor, null))}
            </Note>
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}
