import type { ContentItem, ContentKind } from '@galopin/shared/contracts';
import { slugOf } from '@galopin/shared/lib';
import { Alert, Button, Card, Cluster, SectionTitle, Stack, TextField } from '@galopin/shared/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ConfirmLeave } from '../../components/ConfirmLeave';
import { Note } from '../../components/Rows';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { Actions, Columns } from './ContentEditor.styles';
import { ContentFailureNotice } from './ContentFailureNotice';
import { ContentHistory } from './ContentHistory';
import { EditorHeader } from './EditorHeader';
import type { EditorParts } from './editorTypes';
import { useContentEditor, type ContentEditorState } from './useContentEditor';

interface Props<Kind extends ContentKind> {
  readonly first: ContentItem<Kind>;
  readonly parts: EditorParts<Kind>;
  /** The list it is from. */
  readonly back: string;
}

/** One content: its form, what visitors will see, its history. */
export function ContentEditor<Kind extends ContentKind>({ first, parts, back }: Props<Kind>) {
  const editor = useContentEditor(first, parts.empty);
  const { form, item, failure } = editor;
  const { field, faultOf, change } = form;
  const { isDirty, errors, submitCount } = form.formState;
  const text = form.textOf(form.values);
  const [isOtherShown, setOtherShown] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const other = failure?.kind === 'conflict' && isOtherShown ? (failure.other as ContentItem<Kind>) : null;
  const { Fields, Preview } = parts;
  return (
    <>
      <EditorHeader item={item} back={back} />
      <Columns>
        <Card as="section" aria-label={copy.title}>
          <EditorForm
            count={Object.keys(errors).length}
            tries={submitCount}
            onSubmit={() => void editor.take('save')}
          >
            <Fields item={item} text={text} field={field} faultOf={faultOf} change={change} />
            {item.key === '' && <SlugField editor={editor} title={'title' in text ? text.title : ''} />}
            {editor.restored !== null && <Alert>{copy.restored(editor.restored)}</Alert>}
            {failure !== null && failure.kind !== 'taken' && (
              <ContentFailureNotice
                failure={failure}
                isOtherShown={isOtherShown}
                onShow={() => setOtherShown(!isOtherShown)}
                onSettle={(kept, whose) => {
                  setOtherShown(false);
                  editor.settle(kept as ContentItem<Kind>, whose);
                }}
              />
            )}
            <EditorActions editor={editor} canWithdraw={parts.canWithdraw} />
          </EditorForm>
        </Card>
        <Stack>
          <Card as="section" aria-labelledby="content-preview">
            <Stack $gap={3}>
              <SectionTitle id="content-preview">
                {other === null ? copy.preview : copy.previewOther}
              </SectionTitle>
              <Preview item={item} text={other?.text ?? text} />
            </Stack>
          </Card>
          <ContentHistory
            history={item.history}
            onRestore={(version) => (isDirty ? setAsked(version) : void editor.restore(version))}
          />
        </Stack>
      </Columns>
      <ConfirmLeave isUnsaved={isDirty} leaves={editor.leaves} copy={copy.leave} />
      <ConfirmDialog
        copy={copy.replace}
        action={copy.replace.replace}
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void editor.restore(asked);
          setAsked(null);
        }}
      />
    </>
  );
}

interface FormProps {
  /** Fields to be corrected. */
  readonly count: number;
  /** Times that it was sent or could not be. */
  readonly tries: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** When something is to be corrected, the focus goes to the first of it. */
function EditorForm({ count, tries, onSubmit, children }: FormProps) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0)
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [tries]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Stack as="form" ref={place} noValidate onSubmit={handleSubmit}>
      {children}
      {count > 0 && <Alert severity="error">{copy.faulty(count)}</Alert>}
    </Stack>
  );
}

interface EditorPartProps<Kind extends ContentKind> {
  readonly editor: ContentEditorState<Kind>;
}

function SlugField<Kind extends ContentKind>({
  editor: { form },
  title,
}: EditorPartProps<Kind> & { readonly title: string }) {
  return (
    <TextField
      {...form.field('slug')}
      label={copy.fields.slug}
      help={copy.fields.slugHelp}
      onFocus={() => form.values.slug === '' && form.setValue('slug', slugOf(title))}
    />
  );
}

function EditorActions<Kind extends ContentKind>({
  editor,
  canWithdraw,
}: EditorPartProps<Kind> & { canWithdraw: boolean }) {
  const { item, busy, form, take } = editor;
  return (
    <Actions>
      <Cluster>
        <Button loading={busy === 'publish'} onClick={() => void take('publish')}>
          {copy.publish}
        </Button>
        <Button type="submit" variant="secondary" loading={busy === 'save'}>
          {copy.save}
        </Button>
        {canWithdraw && item.published !== null && (
          <Button variant="quiet" loading={busy === 'withdraw'} onClick={() => void take('withdraw')}>
            {copy.withdraw}
          </Button>
        )}
      </Cluster>
      <Note role="status">{form.formState.isDirty ? copy.unsaved : ''}</Note>
    </Actions>
  );
}
