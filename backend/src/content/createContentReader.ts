import type { ContentItem, ContentKind, ContentSummary, ContentTexts } from '@galopin/shared/contracts';
import { contentState } from './contentState';
import type { ContentVersions, KeptVersion } from './createContentVersions';
import type { LiveContents } from './LiveContent';

/** The latest of a content, and what visitors see of it. */
export interface LoadedContent<Kind extends ContentKind> {
  readonly latest: KeptVersion<Kind> | undefined;
  readonly published: ContentTexts[Kind] | undefined;
}

/** Reads contents as editors see them. */
export interface ContentReader {
  load<Kind extends ContentKind>(kind: Kind, key: string): Promise<LoadedContent<Kind>>;
  open<Kind extends ContentKind>(kind: Kind, key: string): Promise<ContentItem<Kind>>;
  /**
   * @param titles the keys to list, each with what it is called where no editor gave it a title
   * @param live what visitors see, by key
   */
  summarise<Kind extends ContentKind>(
    kind: Kind,
    titles: ReadonlyMap<string, string>,
    live: ReadonlyMap<string, ContentTexts[Kind]>,
  ): Promise<readonly ContentSummary[]>;
}

export function createContentReader(versions: ContentVersions, live: LiveContents): ContentReader {
  const load: ContentReader['load'] = async (kind, key) => {
    const [[latest], published] = await Promise.all([versions.latest(kind, [key]), live[kind].find(key)]);
    return { latest, published };
  };
  return {
    load,
    open: async (kind, key) => {
      const [loaded, history] = await Promise.all([load(kind, key), versions.history(kind, key)]);
      const { latest, published } = loaded;
      return {
        kind,
        key,
        state: contentState(published, latest),
        version: versionOf(loaded),
        text: latest?.text ?? published ?? null,
        published: published ?? null,
        history,
      };
    },
    summarise: async (kind, titles, published) => {
      const kept = await versions.latest(kind, [...titles.keys()]);
      const latest = new Map(kept.map((version) => [version.key, version]));
      return [...titles].map(([key, title]) => ({
        key,
        title: titleOf(latest.get(key)?.text) || titleOf(published.get(key)) || title,
        state: contentState(published.get(key), latest.get(key)),
        latest: withoutText(latest.get(key)),
      }));
    },
  };
}

/** What a change must name: null for what does not exist, 0 for what was never edited here. */
export function versionOf({ latest, published }: LoadedContent<ContentKind>): number | null {
  return latest?.version ?? (published === undefined ? null : 0);
}

function titleOf(text: object | undefined): string {
  return text !== undefined && 'title' in text && typeof text.title === 'string' ? text.title : '';
}

function withoutText(kept: KeptVersion | undefined): ContentSummary['latest'] {
  if (kept === undefined) return null;
  const { version, action, by, at, changed } = kept;
  return { version, action, by, at, changed };
}
