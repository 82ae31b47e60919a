import type { ReleaseHistoryEntry } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useSession } from '@galopin/shared/shell-context';
import { Alert } from '@galopin/shared/ui';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { ShowMore } from '../../components/ShowMore';
import { versionsCopy } from '../../i18n/versionsCopy';
import { partName, describeActor, describeBuilds } from './describeVersion';
import { useOlderChanges } from './useOlderChanges';

const copy = versionsCopy.history;

interface Props {
  /** Newest first. */
  readonly history: readonly ReleaseHistoryEntry[];
  /** What all of it is about; without it, each line says so. */
  readonly name?: string;
}

/** Who changed what serves, when and why. */
export function ChangeHistory({ history, name }: Props) {
  const session = useSession();
  const { lines, hasMore, state, showMore } = useOlderChanges(history, name);
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  return (
    <ListCard
      title={copy.title}
      empty={history.length === 0 && copy.none}
      foot={
        <>
          {state === 'failed' && <Alert severity="error">{copy.failed}</Alert>}
          {hasMore && <ShowMore label={copy.more} isLoading={state === 'reading'} onClick={showMore} />}
        </>
      }
    >
      <Rows as="ol">
        {lines.map((line) => (
          <li key={line.n}>
            <strong>
              {[
                copy.ops[line.op],
                name === undefined ? partName(line.name) : '',
                describeBuilds({ ...line, permyriad: line.detail?.permyriad ?? null }),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </strong>
            <span>{copy.quoted(line.reason)}</span>
            <Note>{copy.by(formatParisDateTime(line.at), describeActor(line.actor, uid))}</Note>
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}
