import { isAppError, type ScheduledMessage } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button } from '@galopin/shared/ui';
import { useState } from 'react';
import { withdrawMessage } from '../../api/messageCalls';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { notificationsCopy } from '../../i18n/notificationsCopy';
import { MessageFacts } from './MessageFacts';

const copy = notificationsCopy.waiting;

interface Props {
  /** Next one first. */
  readonly messages: readonly ScheduledMessage[];
  /** What the latest press came to. */
  readonly notice: string | null;
  readonly onNotice: (notice: string) => void;
}

/** Messages that wait; each can be taken back. */
export function ScheduledMessages({ messages, notice, onNotice }: Props) {
  const shell = useShell();
  const [asked, ask] = useState<string | null>(null);
  const cancel = async (id: string) => {
    ask(null);
    try {
      await withdrawMessage(shell, id);
      onNotice(copy.cancelled);
    } catch (error) {
      shell.logger.error('A message could not be taken back', { message: String(error) });
      const isGone = isAppError(error, 'http') && error.details['status'] === 404;
      onNotice(isGone ? copy.gone : copy.failed);
    }
    shell.revalidate();
  };
  return (
    <>
      {notice !== null && <Alert>{notice}</Alert>}
      <ListCard title={copy.title} empty={messages.length === 0 && copy.none}>
        <Rows as="ol">
          {messages.map(({ id, message, status, snackbar, at, meta }) => (
            <li key={id}>
              <strong>{message}</strong>
              <MessageFacts status={status} snackbar={snackbar} meta={meta} />
              <Note>{copy.at(formatParisDateTime(at))}</Note>
              <div>
                <Button variant="secondary" aria-label={copy.cancelOf(message)} onClick={() => ask(id)}>
                  {copy.cancel}
                </Button>
              </div>
            </li>
          ))}
        </Rows>
      </ListCard>
      <ConfirmDialog
        copy={copy.question}
        action={copy.question.go}
        isOpen={asked !== null}
        onCancel={() => ask(null)}
        onConfirm={() => {
          if (asked !== null) void cancel(asked);
        }}
      />
    </>
  );
}
