/**
 * What a remote is, as data. One `remote.config.ts` per remote holds it; webpack's exposes, the release
 * metadata and the shell's routes are derived from it.
 */
export interface RemoteConfig {
  /** Folder and release name, `mf-` first. Never a prefix of another remote's name. */
  readonly name: string;
  /** Port of the remote's own development server. */
  readonly port: number;
  /** Semver range of {@link CONTRACT_VERSION} the remote needs of the shell. */
  readonly contract: string;
  readonly pages: readonly RemotePageConfig[];
  /** What it offers to the pages of other remotes. Since contract 1.5.0. */
  readonly widgets?: readonly RemoteWidgetConfig[];
}

/** One page of a remote: a route of the site. */
export interface RemotePageConfig {
  /** Pattern as the router reads it, compared without case: `/Course/:id`. */
  readonly path: string;
  /** Route name, as page views report it. */
  readonly name: string;
  /** Module under `src/pages/`, without ending; also the expose key (`raceDay` is exposed as `./raceDay`). */
  readonly page: string;
  /** Who the page is made for. A note for readers: the shell's guard alone decides who may enter. */
  readonly access: 'public' | 'member';
  /** Document title before the page's data is known, without the site's name. */
  readonly title: string;
  /** Rules a path parameter must meet; a path that breaks one is answered 404 without loading the page. */
  readonly params?: Readonly<Record<string, ValueRule>>;
  /** Rules a query parameter must meet when it is present. */
  readonly query?: Readonly<Record<string, ValueRule>>;
  /**
   * First API call of the page for an anonymous visitor, fetched by the document before any script runs.
   * `{params.id}`, `{query.jour|today}` and `{today}` are replaced; `today` is the current day in UTC.
   * It must be the very URL the page's loader asks for.
   */
  readonly prefetch?: string;
}

/** One widget of a remote, for the slot of that name on any page. A slot is offered by one remote of a release. */
export interface RemoteWidgetConfig {
  /** Name of the slot, in kebab-case: `quinte-of-the-day`. */
  readonly slot: string;
  /** Module under `src/widgets/`, without ending; also the expose key, which no page may have, and its name in health. */
  readonly widget: string;
  /** What it is called where people read of it; the widget itself says on the page what it is. */
  readonly title: string;
  /** CSS pixels kept free on the page while it loads; none without. */
  readonly height?: number;
}

/** The closed list of checks a path or query value can be put to. */
export type ValueRule = 'positiveInteger' | 'isoDate';

/** Keeps the literal types of a remote's configuration while checking its shape. */
export function defineRemote<const Config extends RemoteConfig>(config: Config): Config {
  return config;
}
