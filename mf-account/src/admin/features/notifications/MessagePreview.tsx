import { Snackbar, SnackbarLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Note } from '../../components/Rows';
import { SectionCard } from '../../components/SectionCard';
import type { MessageDraft } from '../../domain/messageDraft';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';

/** The message as visitors will see it. */
export function MessagePreview({ draft }: { readonly draft: MessageDraft }) {
  return (
    <SectionCard title={copy.preview}>
      <DraftSnackbar draft={draft} />
    </SectionCard>
  );
}

/** The snackbar itself, and in words what cannot be seen of it. */
export function DraftSnackbar({ draft }: { readonly draft: MessageDraft }) {
  const { message, status, shown, seconds, href } = draft;
  if (message.trim() === '') return <Note>{copy.previewEmpty}</Note>;
  return (
    <>
      {/* Inert: an alert would interrupt at every letter, and its button closes nothing here. */}
      <Stage inert>
        <Snackbar severity={status} onClose={nothing}>
          {href.trim() === '' ? message.trim() : <SnackbarLink as="span">{message.trim()}</SnackbarLink>}
        </Snackbar>
      </Stage>
      <Note>
        {shown === 'history' ? copy.previewHistory : copy.previewTime(seconds)}
        {href.trim() !== '' && ` ${copy.previewLink(href.trim())}`}
      </Note>
    </>
  );
}

const nothing = () => undefined;

const Stage = styled.div`
  display: flex;
  justify-content: center;
  padding: ${({ theme }) => `${theme.space(6)} ${theme.space(3)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.paper};
`;
