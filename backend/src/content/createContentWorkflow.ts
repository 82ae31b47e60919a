import { isDeepStrictEqual } from 'node:util';
import type { ContentAction, ContentChange, ContentItem, ContentKind } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { changedFields } from './contentState';
import { versionOf, type ContentReader, type LoadedContent } from './createContentReader';
import type { ContentVersions } from './createContentVersions';
import type { LiveContents } from './LiveContent';

export interface ContentWorkflowOptions {
  readonly versions: ContentVersions;
  readonly live: LiveContents;
  readonly reader: ContentReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** One content, and who changes it. */
export interface Change<Kind extends ContentKind> {
  readonly kind: Kind;
  readonly key: string;
  /** The editor's e-mail address. */
  readonly by: string;
}

/**
 * Where editors work. Every change names the version that it changes: of two editors the second is refused with
 * CallError 409 `content-changed`, or `content-exists` for something new whose key is taken, and nothing is overwritten.
 */
export interface ContentWorkflow {
  /** Keeps a draft; the same text again is no new version. */
  save<Kind extends ContentKind>(change: Change<Kind>, made: ContentChange<Kind>): Promise<ContentItem<Kind>>;
  /** Shows it to visitors. When that fails, it is as if nobody had tried. */
  publish<Kind extends ContentKind>(
    change: Change<Kind>,
    made: ContentChange<Kind>,
  ): Promise<ContentItem<Kind>>;
  /** @throws CallError 409 `not-withdrawable`, `not-published` */
  withdraw<Kind extends ContentKind>(change: Change<Kind>, version: number): Promise<ContentItem<Kind>>;
}

export function createContentWorkflow({
  versions,
  live,
  reader,
  now,
}: ContentWorkflowOptions): ContentWorkflow {
  const { load, open } = reader;

  /** Adds a draft unless another version was first. */
  const append = async <Kind extends ContentKind>(
    { kind, key, by }: Change<Kind>,
    { version, text }: ContentChange<Kind>,
    loaded: LoadedContent<Kind>,
  ): Promise<number> => {
    requireVersion(version, loaded);
    const next = (loaded.latest?.version ?? 0) + 1;
    const changed = changedFields(loaded.latest?.text ?? loaded.published, text);
    const at = new Date(now()).toISOString();
    if (await versions.add(kind, { key, version: next, action: 'draft', text, changed, by, at })) return next;
    throw contentChanged(await load(kind, key));
  };

  /** A draft until visitors see the difference: a process that dies in between leaves nothing that is not so. */
  const enact = async <Kind extends ContentKind>(
    change: Change<Kind>,
    made: ContentChange<Kind>,
    loaded: LoadedContent<Kind>,
    action: ContentAction,
    show: () => Promise<void>,
  ): Promise<ContentItem<Kind>> => {
    const { kind, key } = change;
    const version = await append(change, made, loaded);
    try {
      await show();
    } catch (error) {
      await versions.remove(kind, key, version);
      throw error;
    }
    await versions.mark(kind, key, version, action);
    return open(kind, key);
  };

  return {
    save: async (change, made) => {
      const loaded = await load(change.kind, change.key);
      const { latest } = loaded;
      const isSame = latest?.version === made.version && isDeepStrictEqual(latest?.text, made.text);
      if (!isSame) await append(change, made, loaded);
      return open(change.kind, change.key);
    },
    publish: async (change, made) => {
      const { kind, key } = change;
      const loaded = await load(kind, key);
      return enact(change, made, loaded, 'published', () => live[kind].publish(key, made.text));
    },
    withdraw: async (change, version) => {
      const { kind, key } = change;
      const { withdraw } = live[kind];
      if (withdraw === undefined)
        throw new CallError('not-withdrawable', 'This must always be there: it can only be changed.');
      const loaded = await load(kind, key);
      const { latest, published } = loaded;
      if (published === undefined)
        throw new CallError('not-published', 'Visitors do not see this: there is nothing to withdraw.');
      const text = latest?.text ?? published;
      return enact(change, { version, text }, loaded, 'withdrawn', () => withdraw(key));
    },
  };
}

/** @throws CallError 409 when that is not the version there is now */
function requireVersion(given: number | null, loaded: LoadedContent<ContentKind>): void {
  if (given === versionOf(loaded)) return;
  if (given === null)
    throw new CallError('content-exists', 'There is something with this key already: open that.');
  throw contentChanged(loaded);
}

function contentChanged({ latest }: LoadedContent<ContentKind>): CallError {
  const message = 'Another version was saved meanwhile: open it before you change it.';
  return new CallError('content-changed', message, {
    details: {
      version: latest?.version ?? null,
      by: latest?.by ?? null,
      at: latest?.at ?? null,
    },
  });
}
