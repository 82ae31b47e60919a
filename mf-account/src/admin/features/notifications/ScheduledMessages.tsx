import { isAppError, type ScheduledMessage } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { useState } from 'react';
import { withdrawMessage } from '../../api/messageCalls';
import { notificationsCopy } from '../../i18n/notificationsCopy';
import { QuestionDialog } from '../../components/QuestionDialog';
import { MessageFacts, MessageList, MessageNote, MessageText } from './MessageList';

const copy = notificationsCopy.waiting;

interface Props {
  /** Next one first. */
  readonly messages: readonly ScheduledMessage[];
  /** What the latest press came to. */
  readonly said: string | null;
  readonly onSaid: (said: string) => void;
}

/** Messages that wait; each can be taken back. */
export function ScheduledMessages({ messages, said, onSaid }: Props) {
  const shell = useShell();
  const [asked, ask] = useState<string | null>(null);
  const cancel = async (id: string) => {
    ask(null);
    try {
      await withdrawMessage(shell, id);
      onSaid(copy.cancelled);
    } catch (error) {
      shell.logger.error('A message could not be taken back', { message: String(error) });
      const isGone = isAppError(error, 'http') && error.details['status'] === 404;
      onSaid(isGone ? copy.gone : copy.failed);
    }
    shell.revalidate();
  };
  return (
    <Card as="section" $flush aria-labelledby="messages-waiting">
      <CardHeader>
        <SectionTitle id="messages-waiting">{copy.title}</SectionTitle>
      </CardHeader>
      {said !== null && <Alert>{said}</Alert>}
      {messages.length === 0 && <MessageNote $alone>{copy.none}</MessageNote>}
      <MessageList>
        {messages.map(({ id, message, status, snackbar, at, meta }) => (
          <li key={id}>
            <MessageText>{message}</MessageText>
            <MessageFacts status={status} snackbar={snackbar} meta={meta} />
            <MessageNote>{copy.at(formatParisDateTime(at))}</MessageNote>
            <div>
              <Button variant="secondary" aria-label={copy.cancelOf(message)} onClick={() => ask(id)}>
                {copy.cancel}
              </Button>
            </div>
          </li>
        ))}
      </MessageList>
      <QuestionDialog
        copy={copy.question}
        action={copy.question.go}
        isOpen={asked !== null}
        onStay={() => ask(null)}
        onGo={() => {
          if (asked !== null) void cancel(asked);
        }}
      />
    </Card>
  );
}
