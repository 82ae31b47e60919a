import { HORSE_NOTE_LENGTH, paths } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import {
  Alert,
  Button,
  Cluster,
  SkeletonGroup,
  SkeletonText,
  Stack,
  TextArea,
  TextLink,
} from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Named } from '../../domain/Runner';
import { noteCopy as copy } from '../../i18n/noteCopy';
import type { HorseNotes } from './useHorseNotes';
import { useNoteForm } from './useNoteForm';

export interface HorseNotePartProps {
  readonly horse: Named;
  readonly notes: HorseNotes;
}

/** A member's note on a horse; who has no account is told that it takes one. Nothing where the source gives no id. */
export function HorseNotePart({ horse: { id, name }, notes }: HorseNotePartProps) {
  if (id === null) return null;
  if (notes.status === 'anonymous')
    return (
      <Text>
        {copy.account}{' '}
        <TextLink as={Link} to={paths.signIn.to()}>
          {copy.signIn}
        </TextLink>
      </Text>
    );
  if (notes.status === 'loading')
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonText lines={2} />
      </SkeletonGroup>
    );
  if (notes.status === 'failed')
    return (
      <Text role="alert">
        {copy.failed(notes.reason)}{' '}
        <Button variant="quiet" onClick={notes.retry}>
          {copy.retry}
        </Button>
      </Text>
    );
  return <NoteForm key={`${notes.uid} ${id}`} id={id} name={name} notes={notes} />;
}

interface FormProps {
  readonly id: number;
  readonly name: string;
  readonly notes: HorseNotes;
}

function NoteForm({ id, name, notes }: FormProps) {
  const { text, kept, state, isTooLong, canSave, type, submit, remove } = useNoteForm(id, notes);
  const most = formatNumber(HORSE_NOTE_LENGTH);
  return (
    <Form $gap={2} as="form" noValidate onSubmit={submit}>
      <TextArea
        label={copy.title(name)}
        help={copy.help(most)}
        error={isTooLong ? copy.tooLong(formatNumber(text.trim().length), most) : undefined}
        rows={3}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {state.kind === 'failed' && <Alert severity="error">{state.words}</Alert>}
      <Cluster>
        <Button type="submit" disabled={!canSave} loading={state.kind === 'sending'}>
          {copy.save}
        </Button>
        {kept !== '' && (
          <Button variant="quiet" onClick={remove}>
            {copy.remove}
          </Button>
        )}
        <Text role="status">
          {state.kind === 'saved' && copy.saved}
          {state.kind === 'removed' && copy.removed}
        </Text>
      </Cluster>
    </Form>
  );
}

const Form = styled(Stack)`
  max-width: ${({ theme }) => theme.widths.text};
`;

const Text = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
`;
