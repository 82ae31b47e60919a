import { isAppError } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { useState, type FormEvent } from 'react';
import { publishMessage } from '../../api/messageCalls';
import { useAdminForm } from '../../components/useAdminForm';
import { draftFaults, EMPTY_DRAFT, orderOf, type MessageDraft } from '../../domain/messageDraft';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A message from the first letter to its receipt: it is checked, asked about once more, and sent. */
export function useMessageForm(onSent: () => void) {
  const shell = useShell();
  const form = useAdminForm<MessageDraft>({
    initial: EMPTY_DRAFT,
    check: (draft) =>
      Object.fromEntries(
        Object.entries(draftFaults(draft, shell.now())).map(([name, fault]) => [name, copy.faults[fault]]),
      ),
  });
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);

  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const { id, scheduledFor } = await publishMessage(shell, orderOf(form.values));
      setReceipt(scheduledFor === null ? copy.sent(id) : copy.scheduled(formatParisDateTime(scheduledFor)));
      form.reset(EMPTY_DRAFT);
      onSent();
    } catch (error) {
      shell.logger.error('A message could not be sent', { message: String(error) });
      setFailure(explain(error));
    } finally {
      setSending(false);
      setAsked(false);
    }
  }
  const askIfWhole = form.handleSubmit(() => setAsked(true));
  return {
    draft: form.values,
    field: form.field,
    failure,
    receipt,
    isAsked,
    isSending,
    isChanged: form.formState.isDirty,
    /** Asks once more, unless something is to be corrected. */
    ask(event: FormEvent) {
      setReceipt(null);
      setFailure(null);
      void askIfWhole(event);
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
