import type { ReleaseHistoryEntry } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useSession } from '@galopin/shared/shell-context';
import { Alert, Button, Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import styled from 'styled-components';
import { versionsCopy } from '../../i18n/versionsCopy';
import { useOlderChanges } from './useOlderChanges';
import { partName, sayActor, sayBuilds } from './sayVersions';

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
    <Card as="section" $flush aria-labelledby="versions-history">
      <CardHeader>
        <SectionTitle id="versions-history">{copy.title}</SectionTitle>
      </CardHeader>
      {history.length === 0 && <Empty>{copy.none}</Empty>}
      <List>
        {lines.map((line) => (
          <li key={line.n}>
            <strong>
              {[copy.ops[line.op], name === undefined ? partName(line.name) : '', sayBuilds(line)]
                .filter((part) => part !== '')
                .join(' · ')}
            </strong>
            <span>{copy.quoted(line.reason)}</span>
            <Note>{copy.by(formatParisDateTime(line.at), sayActor(line.actor, uid))}</Note>
          </li>
        ))}
      </List>
      {state === 'failed' && <Alert severity="error">{copy.failed}</Alert>}
      {hasMore && (
        <More>
          <Button variant="quiet" wide loading={state === 'reading'} onClick={showMore}>
            {copy.more}
          </Button>
        </More>
      )}
    </Card>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${({ theme }) => theme.space(0.5)};
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    overflow-wrap: anywhere;
    ${({ theme }) => theme.text.small}
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

const Note = styled.span`
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const More = styled.div`
  padding: ${({ theme }) => theme.space(2)};
  border-top: ${({ theme }) => theme.borders.hairline};
`;

const Empty = styled(Note)`
  display: block;
  padding: ${({ theme }) => theme.space(4)};
`;
