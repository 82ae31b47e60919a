import type { ContentItem, ContentKind } from '@galopin/shared/contracts';
import { slugOf } from '@galopin/shared/lib';
import { Alert, Button, Card, Cluster, SectionTitle, Stack, TextField } from '@galopin/shared/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { QuestionDialog } from '../../components/QuestionDialog';
import { Note } from '../../components/Rows';
import { useLeaveQuestion } from '../../components/useLeaveQuestion';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { Actions, Columns } from './ContentEditor.styles';
import { ContentHistory } from './ContentHistory';
import { EditorHeader } from './EditorHeader';
import type { EditorParts } from './editorTypes';
import { TroubleNotice } from './TroubleNotice';
import { useContentEditor } from './useContentEditor';

interface Props<Kind extends ContentKind> {
  readonly first: ContentItem<Kind>;
  readonly parts: EditorParts<Kind>;
  /** The list it is from. */
  readonly back: string;
}

/** One content: its form, what visitors will see, its history. */
export function ContentEditor<Kind extends ContentKind>({ first, parts, back }: Props<Kind>) {
  const editor = useContentEditor(first, parts.empty);
  const { item, text, faults, trouble, isChanged } = editor;
  const leaving = useLeaveQuestion(isChanged, editor.leaves);
  const [isOtherShown, setOtherShown] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const other = trouble?.kind === 'conflict' && isOtherShown ? (trouble.other as ContentItem<Kind>) : null;
  const { Fields, Preview } = parts;
  return (
    <>
      <EditorHeader item={item} back={back} />
      <Columns>
        <Card as="section" aria-label={copy.title}>
          <EditorForm
            count={Object.keys(faults).length}
            refusals={editor.refusals}
            onSubmit={() => editor.take('save')}
          >
            <Fields item={item} text={text} faults={faults} onChange={editor.change} />
            {editor.isNew && <SlugField editor={editor} title={'title' in text ? text.title : ''} />}
            {editor.restored !== null && <Alert>{copy.restored(editor.restored)}</Alert>}
            {trouble !== null && trouble.kind !== 'taken' && (
              <TroubleNotice
                trouble={trouble}
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
            onRestore={(version) => (isChanged ? setAsked(version) : void editor.restore(version))}
          />
        </Stack>
      </Columns>
      <QuestionDialog
        copy={copy.leave}
        action={copy.leave.leave}
        isOpen={leaving.isAsked}
        onStay={leaving.stay}
        onGo={leaving.leave}
      />
      <QuestionDialog
        copy={copy.replace}
        action={copy.replace.replace}
        isOpen={asked !== null}
        onStay={() => setAsked(null)}
        onGo={() => {
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
  /** Times that something was found to be corrected. */
  readonly refusals: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** When something is to be corrected, the focus goes to the first of it. */
function EditorForm({ count, refusals, onSubmit, children }: FormProps) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0)
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Stack as="form" {...{ ref: place, noValidate: true, onSubmit: handleSubmit }}>
      {children}
      {count > 0 && <Alert severity="error">{copy.faulty(count)}</Alert>}
    </Stack>
  );
}

interface EditorPartProps<Kind extends ContentKind> {
  readonly editor: ReturnType<typeof useContentEditor<Kind>>;
}

function SlugField<Kind extends ContentKind>({ editor, title }: EditorPartProps<Kind> & { title: string }) {
  return (
    <TextField
      label={copy.fields.slug}
      help={copy.fields.slugHelp}
      name="slug"
      error={editor.faults['slug']}
      value={editor.slug}
      onFocus={() => editor.slug === '' && editor.nameIt(slugOf(title))}
      onChange={({ target }) => editor.nameIt(target.value)}
    />
  );
}

function EditorActions<Kind extends ContentKind>({
  editor,
  canWithdraw,
}: EditorPartProps<Kind> & { canWithdraw: boolean }) {
  const { item, busy, isChanged } = editor;
  return (
    <Actions>
      <Cluster>
        <Button loading={busy === 'publish'} onClick={() => editor.take('publish')}>
          {copy.publish}
        </Button>
        <Button type="submit" variant="secondary" loading={busy === 'save'}>
          {copy.save}
        </Button>
        {canWithdraw && item.published !== null && (
          <Button variant="quiet" loading={busy === 'withdraw'} onClick={() => editor.take('withdraw')}>
            {copy.withdraw}
          </Button>
        )}
      </Cluster>
      <Note role="status">{isChanged ? copy.unsaved : ''}</Note>
    </Actions>
  );
}
