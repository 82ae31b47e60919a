import type { MessageHistory } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { CursorLinks } from '../../components/CursorLinks';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { notificationsCopy } from '../../i18n/notificationsCopy';
import { MessageFacts } from './MessageFacts';

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
    <ListCard
      title={copy.title}
      note={connected}
      empty={published.length === 0 && (isNewest ? copy.none : copy.noneHere)}
      foot={<CursorLinks view="notifications" isNewest={isNewest} next={next} copy={copy} />}
    >
      <Rows as="ol">
        {published.map(({ id, message, status, snackbar, meta, source, publishedAt }) => (
          <li key={id}>
            <strong>{message}</strong>
            <MessageFacts status={status} snackbar={snackbar} meta={meta} />
            <Note>{copy.by(formatParisDateTime(publishedAt), copy.sources[source])}</Note>
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}
