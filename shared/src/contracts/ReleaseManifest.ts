import type { RemoteConfig, ValueRule } from './RemoteConfig';

/** One immutable build, as the page needs it to load it. */
export interface BuildRef {
  readonly buildId: string;
  /** Folder of the build on the site, with both slashes: `/_mf/mf-races/0123456789ab/`. */
  readonly base: string;
  /** Entry file below `base`. */
  readonly entry: string;
  /** Global name of the container; differs from build to build so that two can live in one page. */
  readonly container: string;
  /** Runtime that its container is opened by; absent where the container is webpack's own. */
  readonly runtime?: 'module-federation';
  /** Contract range the build needs. */
  readonly contract: string;
  /** Files below `base` to load for each page and widget, entry left out, in loading order. */
  readonly pages: Readonly<Record<string, PageFiles>>;
}

export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** ES modules that the entry itself imports for it; it is a script all the same. */
  readonly modules?: readonly string[];
}

/** Stands for a build id where a remote is run locally in the site; no build is ever called so. */
export const LOCAL_BUILD = 'dev';

/**
 * Why a visitor gets a build: it serves everybody, it is tried on a share of the visitors, it stands in for one that
 * failed, or this visitor asked for it by a signed link.
 */
export const BUILD_ROLES = ['active', 'canary', 'lastGood', 'override'] as const;
export type BuildRole = (typeof BUILD_ROLES)[number];

/** How a visitor came to the build that is tried first; absent where it is the one that serves everybody. */
export type ChosenRole = Extract<BuildRole, 'canary' | 'override'>;

/** What serves one visitor for one remote. */
export interface RemoteRelease {
  /** The build this visitor gets. */
  readonly active: BuildRef;
  readonly role?: ChosenRole;
  /** The build to fall back to; absent until there is one. */
  readonly lastGood?: BuildRef;
  /** Taken out of service by hand: its pages show the maintenance card and nothing of it is loaded. */
  readonly disabled?: true;
}

/** One route of the site, as the shell's router reads it. */
export interface RouteEntry {
  readonly path: string;
  readonly name: string;
  readonly remote: string;
  readonly page: string;
  readonly title: string;
  readonly params?: Readonly<Record<string, ValueRule>>;
  readonly query?: Readonly<Record<string, ValueRule>>;
  readonly prefetch?: string;
}

/** Which remote's build has the widget for a slot. */
export interface SlotEntry {
  readonly remote: string;
  readonly widget: string;
  /** CSS pixels kept free while it loads. */
  readonly height?: number;
}

/**
 * What serves now, whole: inlined in every document as `<script type="application/json" id="release-manifest">`, and
 * the answer of {@link RELEASE_PATHS.manifest}. Every remote is listed with its build ids; the one that owns the
 * document's route is there whole, as is every overridden one; the others are completed from `details` when needed.
 */
export interface ReleaseManifest {
  readonly schema: 1;
  /** Number of the release in the ledger's history. */
  readonly release: number;
  readonly environment: string;
  readonly shell: { readonly buildId: string; readonly contract: string; readonly role?: ChosenRole };
  readonly routes: readonly RouteEntry[];
  /** By the slot's name, of remotes that serve; absent where none offers a widget. Since contract 1.5.0. */
  readonly slots?: Readonly<Record<string, SlotEntry>>;
  readonly remotes: Readonly<Record<string, RemoteRelease | RemoteStub>>;
  /** `sha384-…` by absolute path, for the files of the builds that are here whole. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Immutable file with all builds of the release, {@link ReleaseDetails}, and its own hash. */
  readonly details: { readonly url: string; readonly integrity: string };
}

/** The slots that a remote or a build of one has a widget for. */
export function slotsOf({
  name,
  widgets = [],
}: Pick<RemoteConfig, 'name' | 'widgets'>): Record<string, SlotEntry> {
  return Object.fromEntries(
    widgets.map(({ slot, widget, height }) => [
      slot,
      { remote: name, widget, ...(height !== undefined && { height }) },
    ]),
  );
}

type BuildId = Pick<BuildRef, 'buildId'>;

/** A remote that this document does not need yet. */
export interface RemoteStub {
  readonly active: BuildId;
  readonly role?: ChosenRole;
  readonly lastGood?: BuildId;
  readonly disabled?: true;
}

/** Content of the file behind {@link ReleaseManifest.details}: the same for every visitor of a release. */
export interface ReleaseDetails {
  /** Active, canary and last good builds by `name/buildId`. */
  readonly builds: Readonly<Record<string, BuildRef>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * What an open page compares itself with: which builds this visitor would get now. Answer of
 * {@link RELEASE_PATHS.current}.
 */
export interface ReleaseMark {
  readonly schema: 1;
  readonly release: number;
  readonly shell: string;
  /** Build id by remote; `null` for a disabled one. */
  readonly remotes: Readonly<Record<string, string | null>>;
}

/** Where an open page learns of releases. Both answers depend on the visitor's cookies. */
export const RELEASE_PATHS = {
  /** {@link ReleaseMark}; revalidated at every request. */
  current: '/_release/current.json',
  /** {@link ReleaseManifest}; `?remote=` brings that one whole. */
  manifest: '/_release/manifest.json',
} as const;
