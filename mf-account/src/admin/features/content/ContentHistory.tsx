import type { ContentVersion } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Button } from '@galopin/shared/ui';
import styled from 'styled-components';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { knownText } from '../../domain/knownText';
import { contentCopy } from '../../i18n/contentCopy';

const copy = contentCopy.history;

interface Props {
  /** Newest first. */
  readonly history: readonly ContentVersion[];
  readonly onRestore: (version: number) => void;
}

/** Who changed what, and when; any version can be taken up again. */
export function ContentHistory({ history, onRestore }: Props) {
  return (
    <ListCard title={copy.title} empty={history.length === 0 && copy.none}>
      <Rows as="ol">
        {history.map(({ version, action, by, at, changed }, place) => (
          <li key={version}>
            <Line>
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
            </Line>
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}

/** Fields as they are called; one that has no name here is shown as it is. */
const namesOf = (fields: readonly string[]): string =>
  fields.map((field) => knownText(contentCopy.fieldNames, field)).join(', ');

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
  }
`;
