import type { ContentVersion } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Button, Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import styled from 'styled-components';
import { contentCopy } from '../../i18n/contentCopy';
import { Note } from './preview.styles';

const copy = contentCopy.history;

interface Props {
  /** Newest first. */
  readonly history: readonly ContentVersion[];
  readonly onRestore: (version: number) => void;
}

/** Who changed what, and when; any version can be taken up again. */
export function ContentHistory({ history, onRestore }: Props) {
  return (
    <Card as="section" $flush aria-labelledby="content-history">
      <CardHeader>
        <SectionTitle id="content-history">{copy.title}</SectionTitle>
      </CardHeader>
      {history.length === 0 && <Empty>{copy.none}</Empty>}
      <List>
        {history.map(({ version, action, by, at, changed }, place) => (
          <li key={version}>
            <div>
              <strong>
                {copy.version(version)} · {copy.actions[action]}
              </strong>
              <Note>
                {formatParisDateTime(at)} · {by}
              </Note>
              <Note>{changed.length === 0 ? copy.same : copy.changed(namesOf(changed))}</Note>
            </div>
            {place > 0 && (
              <Button
                variant="secondary"
                aria-label={copy.restoreOf(version)}
                onClick={() => onRestore(version)}
              >
                {copy.restore}
              </Button>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}

/** Fields as they are called; one that has no name here is shown as it is. */
function namesOf(fields: readonly string[]): string {
  const names: Readonly<Record<string, string>> = contentCopy.fieldNames;
  return fields.map((field) => names[field] ?? field).join(', ');
}

const Empty = styled(Note)`
  padding: ${({ theme }) => theme.space(4)};
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
