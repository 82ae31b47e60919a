import type { ReleaseHistoryEntry } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useSession } from '@galopin/shared/shell-context';
import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import styled from 'styled-components';
import { versionsCopy } from '../../../i18n/versionsCopy';
import { partName, sayActor, sayBuilds } from './sayVersions';

const copy = versionsCopy.history;

interface Props {
  /** Newest first. */
  readonly history: readonly ReleaseHistoryEntry[];
  /** Says of each line what it is about, where that is not all the same. */
  readonly named?: boolean;
}

/** Who changed what serves, when and why. */
export function ChangeHistory({ history, named = false }: Props) {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  return (
    <Card as="section" $flush aria-labelledby="versions-history">
      <CardHeader>
        <SectionTitle id="versions-history">{copy.title}</SectionTitle>
      </CardHeader>
      {history.length === 0 && <Empty>{copy.none}</Empty>}
      <List>
        {history.map((line) => (
          <li key={line.n}>
            <strong>
              {[copy.ops[line.op], named ? partName(line.name) : '', sayBuilds(line)]
                .filter((part) => part !== '')
                .join(' · ')}
            </strong>
            <span>{copy.quoted(line.reason)}</span>
            <Note>{copy.by(formatParisDateTime(line.at), sayActor(line.actor, uid))}</Note>
          </li>
        ))}
      </List>
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

const Empty = styled(Note)`
  display: block;
  padding: ${({ theme }) => theme.space(4)};
`;
