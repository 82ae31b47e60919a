import { formatParisDateTime } from '@galopin/shared/lib';
import { Button, Stack } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { orderOf } from '../../domain/messageDraft';
import { notificationsCopy } from '../../i18n/notificationsCopy';
import { DraftSnackbar } from './MessagePreview';
import type { MessageFormState } from './useMessageForm';

const copy = notificationsCopy.confirm;

interface Props {
  readonly form: MessageFormState;
  /** Who is connected now, in words. */
  readonly browsers: string;
}

/** Asks once more: what all visitors are shown cannot be taken back. */
export function ConfirmMessage({ form: { draft, isAsked, isSending, goBack, send }, browsers }: Props) {
  if (!isAsked) return null;
  const { at } = orderOf(draft);
  return (
    <Dialog
      title={copy.title[draft.when]}
      description={at === undefined ? copy.now(browsers) : copy.later(formatParisDateTime(at))}
      open
      onClose={goBack}
      actions={
        <>
          <Button variant="secondary" onClick={goBack}>
            {copy.back}
          </Button>
          <Button loading={isSending} onClick={() => void send()}>
            {draft.when === 'now' ? notificationsCopy.send : notificationsCopy.schedule}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <DraftSnackbar draft={draft} />
      </Stack>
    </Dialog>
  );
}
