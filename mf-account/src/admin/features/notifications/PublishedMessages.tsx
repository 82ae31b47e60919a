import type { MessageHistory } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, CardHeader, Cluster, SectionTitle } from '@galopin/shared/ui';
import styled from 'styled-components';
import { adminPath } from '../../domain/adminAddress';
import { notificationsCopy } from '../../i18n/notificationsCopy';
import { MessageFacts, MessageList, MessageNote, MessageText } from './MessageList';

const copy = notificationsCopy.history;

interface Props {
  readonly history: MessageHistory;
  readonly isNewest: boolean;
  /** How many browsers hear messages now, in words. */
  readonly connected: string;
}

/** What was sent, newest first, a page at a time. */
export function PublishedMessages({ history: { published, next }, isNewest, connected }: Props) {
  return (
    <Card as="section" $flush aria-labelledby="messages-sent">
      <CardHeader>
        <SectionTitle id="messages-sent">{copy.title}</SectionTitle>
        <MessageNote>{connected}</MessageNote>
      </CardHeader>
      {published.length === 0 && <MessageNote $alone>{isNewest ? copy.none : copy.noneHere}</MessageNote>}
      <MessageList>
        {published.map(({ id, message, status, snackbar, meta, source, publishedAt }) => (
          <li key={id}>
            <MessageText>{message}</MessageText>
            <MessageFacts status={status} snackbar={snackbar} meta={meta} />
            <MessageNote>{copy.by(formatParisDateTime(publishedAt), copy.sources[source])}</MessageNote>
          </li>
        ))}
      </MessageList>
      {(!isNewest || next !== null) && (
        <Pages>
          {!isNewest && (
            <ButtonLink as={Link} {...{ to: adminPath('notifications') }} $variant="quiet">
              {copy.newest}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink as={Link} {...{ to: adminPath('notifications', { avant: next }) }} $variant="quiet">
              {copy.older}
            </ButtonLink>
          )}
        </Pages>
      )}
    </Card>
  );
}

const Pages = styled(Cluster)`
  padding: ${({ theme }) => theme.space(2)};
  border-top: ${({ theme }) => theme.borders.hairline};
`;
