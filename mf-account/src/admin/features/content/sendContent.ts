import {
  isAppError,
  type ContentChange,
  type ContentItem,
  type ContentKind,
  type ShellApi,
} from '@galopin/shared/contracts';
import {
  fetchContent,
  publishContent,
  saveDraft,
  withdrawContent,
  type ContentName,
} from '../../api/contentCalls';
import { contentCopy as copy } from '../../i18n/contentCopy';

/** What stands in the way of a change. */
export type ContentFailure =
  | { readonly kind: 'message'; readonly text: string }
  /** Something new has a key that is taken. */
  | { readonly kind: 'taken' }
  /** Somebody else was first; `other` is what is kept now, null where that cannot be read. */
  | { readonly kind: 'conflict'; readonly other: ContentItem | null };

export type ContentStep = 'save' | 'publish' | 'withdraw';

const STEPS = {
  save: saveDraft,
  publish: publishContent,
  withdraw: <Kind extends ContentKind>(
    shell: Pick<ShellApi, 'api'>,
    name: ContentName<Kind>,
    { version }: ContentChange<Kind>,
  ) => withdrawContent(shell, name, version ?? 0),
} as const;

const DONE: Readonly<Record<ContentStep, string>> = {
  save: copy.saved,
  publish: copy.published,
  withdraw: copy.withdrawn,
};

/** Takes one step with a content, and says that it was taken; what is kept now, or what stands in the way. */
export async function sendContent<Kind extends ContentKind>(
  shell: Pick<ShellApi, 'api' | 'logger' | 'notify'>,
  step: ContentStep,
  name: ContentName<Kind>,
  change: ContentChange<Kind>,
): Promise<{ readonly kept: ContentItem<Kind> } | { readonly failure: ContentFailure }> {
  try {
    const kept = await STEPS[step](shell, name, change);
    shell.notify({ message: DONE[step], status: 'success' });
    return { kept };
  } catch (error) {
    return { failure: await explainFailure(shell, name, error) };
  }
}

/** Why a change was not taken, in the editor's words; after a conflict it looks at what is kept now. */
async function explainFailure<Kind extends ContentKind>(
  shell: Pick<ShellApi, 'api' | 'logger'>,
  name: ContentName<Kind>,
  error: unknown,
): Promise<ContentFailure> {
  shell.logger.error('A content could not be changed', { kind: name.kind, message: String(error) });
  const { status, refusal } = isAppError(error, 'http') ? error.details : {};
  if (refusal === 'content-exists') return { kind: 'taken' };
  if (refusal === 'content-changed') {
    const other = await fetchContent(shell, name).catch((failure: unknown) => {
      shell.logger.error('The other version could not be read', { message: String(failure) });
      return null;
    });
    return { kind: 'conflict', other };
  }
  if (status === 401 || status === 403) return { kind: 'message', text: copy.deniedSave };
  const isRefused = status === 400 || status === 404 || status === 409;
  return { kind: 'message', text: isRefused ? copy.refusedSave : copy.failedSave };
}
