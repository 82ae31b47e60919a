import { HORSE_NOTE_LENGTH, HORSE_NOTES_LIMIT, isAppError, TOO_MANY_NOTES } from '@galopin/shared/contracts';
import { explainFailure } from '@galopin/shared/lib';
import { useShell, useUnsavedInput } from '@galopin/shared/shell-context';
import { useState, type FormEvent } from 'react';
import { keepHorseNote } from '../../api/keepHorseNote';
import { noteCopy as copy } from '../../i18n/noteCopy';
import type { HorseNotes } from './useHorseNotes';
import { useNoteDrafts } from './useNoteDrafts';

type State =
  | { readonly kind: 'editing' | 'sending' | 'saved' | 'removed' }
  | { readonly kind: 'failed'; readonly words: string };

/** The note on one horse as it is typed, shown as kept only once the server has it. */
export function useNoteForm(horse: number, { uid, notes, show }: HorseNotes) {
  const shell = useShell();
  const key = `${uid} ${horse}`;
  const kept = notes.get(horse) ?? '';
  const draft = useNoteDrafts(({ drafts }) => drafts[key]);
  const put = useNoteDrafts((drafts) => drafts.put);
  const [state, setState] = useState<State>({ kind: 'editing' });
  const text = draft ?? kept;
  const isChanged = text !== kept;
  useUnsavedInput(isChanged);

  const keep = async (note: string | null) => {
    setState({ kind: 'sending' });
    try {
      const now = await keepHorseNote(shell, uid, horse, note);
      show(horse, now);
      // Who has gone on typing meanwhile keeps that.
      if (useNoteDrafts.getState().drafts[key] === draft) put(key, undefined);
      setState({ kind: note === null ? 'removed' : 'saved' });
    } catch (error) {
      shell.logger.error('A note could not be kept', { message: String(error) });
      setState({ kind: 'failed', words: wordsOf(error, note === null) });
    }
  };
  return {
    text,
    kept,
    state,
    isTooLong: text.trim().length > HORSE_NOTE_LENGTH,
    canSave: isChanged && text.trim() !== '' && text.trim().length <= HORSE_NOTE_LENGTH,
    type(typed: string) {
      put(key, typed === kept ? undefined : typed);
      setState({ kind: 'editing' });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (state.kind !== 'sending') void keep(text.trim());
    },
    remove: () => {
      if (state.kind !== 'sending') void keep(null);
    },
  };
}

function wordsOf(error: unknown, isRemoval: boolean): string {
  if (isAppError(error, 'http') && error.details['refusal'] === TOO_MANY_NOTES)
    return copy.tooMany(HORSE_NOTES_LIMIT);
  const reason = explainFailure(error);
  return isRemoval ? copy.notRemoved(reason) : copy.notSaved(reason);
}
