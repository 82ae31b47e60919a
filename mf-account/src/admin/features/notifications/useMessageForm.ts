import { isAppError } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { useRef, useState } from 'react';
import { publishMessage } from '../../api/messageCalls';
import { draftFaults, EMPTY_DRAFT, isChanged, orderOf, type MessageDraft } from '../../domain/messageDraft';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A message from the first letter to its receipt: it is checked, asked about once more, and sent. */
export function useMessageForm(onSent: () => void) {
  const shell = useShell();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  /** Nothing on this page leaves by itself. */
  const leaves = useRef(false);
  const faults = isChecked ? draftFaults(draft, shell.now()) : {};

  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const { id, scheduledFor } = await publishMessage(shell, orderOf(draft));
      setReceipt(scheduledFor === null ? copy.sent(id) : copy.scheduled(formatParisDateTime(scheduledFor)));
      setDraft(EMPTY_DRAFT);
      setChecked(false);
      onSent();
    } catch (error) {
      shell.logger.error('A message could not be sent', { message: String(error) });
      setFailure(explain(error));
    } finally {
      setSending(false);
      setAsked(false);
    }
  }
  return {
    draft,
    faults,
    failure,
    receipt,
    isAsked,
    isSending,
    isChanged: isChanged(draft),
    leaves,
    change: (changed: Partial<MessageDraft>) => setDraft({ ...draft, ...changed }),
    /** Asks once more, unless something is to be corrected. */
    ask() {
      setChecked(true);
      setReceipt(null);
      setFailure(null);
      setAsked(Object.keys(draftFaults(draft, shell.now())).length === 0);
    },
    goBack: () => setAsked(false),
    send,
  };
}

function explain(error: unknown): string {
  const status = isAppError(error, 'http') ? error.details['status'] : undefined;
  if (status === 401 || status === 403) return copy.failures.denied;
  return status === 400 ? copy.failures.refused : copy.failures.failed;
}
