import type {
  ContentChange,
  ContentItem,
  ContentKind,
  ContentTexts,
  ShellApi,
} from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useRef, useState } from 'react';
import {
  fetchVersion,
  publishContent,
  saveDraft,
  withdrawContent,
  type ContentName,
} from '../../api/contentCalls';
import { contentPath } from '../../domain/contentAddress';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { explainTrouble, type ContentTrouble } from './explainTrouble';
import { useContentFaults, type ContentStep } from './useContentFaults';

/** A content being edited: what is typed, what is kept, and what stands in the way. */
export function useContentEditor<Kind extends ContentKind>(
  first: ContentItem<Kind>,
  empty: ContentTexts[Kind],
) {
  const shell = useShell();
  const [item, setItem] = useState(first);
  const [text, setText] = useState(first.text ?? empty);
  const [slug, setSlug] = useState(first.key);
  const [busy, setBusy] = useState<ContentStep | null>(null);
  const [trouble, setTrouble] = useState<ContentTrouble | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  /** The page leaves by itself, with nothing unsaved. */
  const leaves = useRef(false);
  const faulty = useContentFaults({ item, text, slug });
  const { kind } = item;
  const name = { kind, key: slug };
  const isNew = item.key === '';

  const accept = (kept: ContentItem<Kind>) => {
    setItem(kept);
    setText(kept.text ?? empty);
    setRestored(null);
    faulty.clear();
  };

  const send = async (step: ContentStep) => {
    setBusy(step);
    setTrouble(null);
    try {
      accept(await steps[step](shell, name, { version: item.version, text }));
      shell.notify({ message: said[step], status: 'success' });
      if (!isNew) return;
      leaves.current = true;
      shell.navigate(contentPath('articles', { key: slug }), { replace: true });
    } catch (error) {
      const found = await explainTrouble(shell, name, error);
      if (found.kind === 'taken') faulty.refuseSlug();
      else setTrouble(found);
    } finally {
      setBusy(null);
    }
  };

  /** Fills the form with an earlier version, unsaved. */
  const restore = async (version: number) => {
    try {
      setText((await fetchVersion(shell, name, version)).text);
      setRestored(version);
      setTrouble(null);
    } catch (error) {
      shell.logger.error('A version could not be read', { kind, version, message: String(error) });
      setTrouble({ kind: 'message', text: copy.failedVersion });
    }
  };

  return {
    item,
    text,
    slug,
    isNew,
    busy,
    trouble,
    restored,
    leaves,
    faults: faulty.faults,
    refusals: faulty.refusals,
    isChanged: JSON.stringify(text) !== JSON.stringify(item.text ?? empty),
    change: setText,
    nameIt: setSlug,
    /** Checks, then sends. */
    take: (step: ContentStep) => {
      if (busy === null && faulty.passes(step)) void send(step);
    },
    restore,
    /** After a conflict: goes on with what is typed, on top of what is kept now, or with that. */
    settle: (other: ContentItem<Kind>, whose: 'mine' | 'theirs') => {
      if (whose === 'theirs') accept(other);
      else setItem(other);
      setTrouble(null);
    },
  };
}

const steps = {
  save: saveDraft,
  publish: publishContent,
  withdraw: <Kind extends ContentKind>(
    shell: Pick<ShellApi, 'api'>,
    name: ContentName<Kind>,
    { version }: ContentChange<Kind>,
  ) => withdrawContent(shell, name, version ?? 0),
} as const;

const said: Readonly<Record<ContentStep, string>> = {
  save: copy.saved,
  publish: copy.published,
  withdraw: copy.withdrawn,
};
