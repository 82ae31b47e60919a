import type { ContentItem, ContentKind, ContentTexts } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useRef, useState, type RefObject } from 'react';
import { fetchVersion } from '../../api/contentCalls';
import { contentPath } from '../../domain/contentAddress';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { sendContent, type ContentStep, type ContentFailure } from './sendContent';
import { useContentForm, type ContentForm, type EditorValues } from './useContentForm';

export interface ContentEditorState<Kind extends ContentKind> {
  readonly form: ContentForm<Kind>;
  /** What is kept. */
  readonly item: ContentItem<Kind>;
  /** The step that is on its way. */
  readonly busy: ContentStep | null;
  readonly failure: ContentFailure | null;
  /** Version that the form was filled with. */
  readonly restored: number | null;
  /** Holds true once the page leaves by itself, with nothing unsaved. */
  readonly leaves: RefObject<boolean>;
  /** Checks, then sends. */
  readonly take: (step: ContentStep) => Promise<void>;
  /** Fills the form with an earlier version, unsaved. */
  readonly restore: (version: number) => Promise<void>;
  /** After a conflict: goes on with what is typed, on top of what is kept now, or with that. */
  readonly settle: (other: ContentItem<Kind>, whose: 'mine' | 'theirs') => void;
}

/** A content being edited: what is typed, what is kept, and what stands in the way. */
export function useContentEditor<Kind extends ContentKind>(
  first: ContentItem<Kind>,
  empty: ContentTexts[Kind],
): ContentEditorState<Kind> {
  const shell = useShell();
  const [item, setItem] = useState(first);
  const [busy, setBusy] = useState<ContentStep | null>(null);
  const [failure, setFailure] = useState<ContentFailure | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const leaves = useRef(false);
  const form = useContentForm(item, empty);
  const { kind, version } = item;
  const { slug } = form.values;
  const name = { kind, key: slug };

  const accept = (kept: ContentItem<Kind>) => {
    setItem(kept);
    setRestored(null);
    form.reset(form.valuesOf(kept));
  };

  const take = async (step: ContentStep) => {
    if (busy !== null) return;
    const outcome: { kept?: ContentItem<Kind> } = {};
    const send = async (values: EditorValues) => {
      setBusy(step);
      setFailure(null);
      const answer = await sendContent(shell, step, name, { version, text: form.textOf(values) });
      setBusy(null);
      if ('kept' in answer) outcome.kept = answer.kept;
      else if (answer.failure.kind === 'taken') form.setError('slug', { message: copy.faults.taken });
      else setFailure(answer.failure);
    };
    form.asked.current = step;
    // What is taken from the site goes as it is kept: nothing of it is checked.
    await (step === 'withdraw' ? send(form.values) : form.handleSubmit(send)());
    // Only now: the form has noted that it was sent, and would say at once what is wrong with the next letter.
    if (outcome.kept === undefined) return;
    accept(outcome.kept);
    if (item.key !== '') return;
    leaves.current = true;
    shell.navigate(contentPath('articles', { key: slug }), { replace: true });
  };

  const restore = async (earlier: number) => {
    try {
      const { text } = await fetchVersion(shell, name, earlier);
      form.reset({ ...text, slug }, { keepDefaultValues: true });
      setRestored(earlier);
      setFailure(null);
    } catch (error) {
      shell.logger.error('A version could not be read', { kind, version: earlier, message: String(error) });
      setFailure({ kind: 'message', text: copy.failedVersion });
    }
  };

  const settle = (other: ContentItem<Kind>, whose: 'mine' | 'theirs') => {
    if (whose === 'theirs') accept(other);
    else {
      setItem(other);
      form.resetDefaultValues(form.valuesOf(other));
    }
    setFailure(null);
  };

  return { form, item, busy, failure, restored, leaves, take, restore, settle };
}
