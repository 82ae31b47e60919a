import { Card, SectionTitle, Snackbar, SnackbarLink, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { MessageDraft } from '../../domain/messageDraft';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';

/** The message as visitors will see it. */
export function MessagePreview({ draft }: { readonly draft: MessageDraft }) {
  return (
    <Card as="section" aria-labelledby="message-preview">
      <Stack $gap={3}>
        <SectionTitle id="message-preview">{copy.preview}</SectionTitle>
        <DraftSnackbar draft={draft} />
      </Stack>
    </Card>
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

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
  overflow-wrap: anywhere;
`;
