import type { AppError, ErrorCode } from './AppError';
import type { PageModule } from './PageModule';
import type { PublicConfig } from './PublicConfig';
import type { BuildRole, ReleaseManifest, RouteEntry } from './ReleaseManifest';

/** Id of the JSON block that a document has where its page was rendered on the server. */
export const PAGE_STATE_ID = 'page-state';

/** What a page is rendered of; nothing of it is about a person. */
export interface RenderRequest {
  /** Path and query. */
  readonly path: string;
  /** The page; `null` where the address names none. */
  readonly route: RouteEntry | null;
  readonly build: { readonly buildId: string; readonly role: BuildRole } | null;
  /** What serves, as the document says it. */
  readonly manifest: ReleaseManifest;
  readonly config: Pick<PublicConfig, 'demo' | 'demoAccounts' | 'paypal'>;
  /** Time of the page, epoch milliseconds. */
  readonly now: number;
  /** Whether the visitor's browser was signed in last time. */
  readonly expected: 'member' | 'anonymous';
  /** The window is a phone's. */
  readonly isNarrow: boolean;
}

/** What the browser must know to take a rendered page over. */
export interface PageState extends Pick<RenderRequest, 'now' | 'isNarrow' | 'expected' | 'build'> {
  /** The route's path, as the manifest has it; `null` where no route was matched. */
  readonly route: string | null;
  /** What the page's loader returned; absent where it threw. */
  readonly data?: unknown;
  readonly error?: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly details: AppError['details'];
  };
}

export interface RenderedPage {
  /** HTTP status of the document. */
  readonly status: 200 | 404 | 503;
  /** Title of the page, without the site's name. */
  readonly title: string;
  /** Content of the document's root. */
  readonly html: string;
  /** Rules of what is in it, and the version of the library that made them. */
  readonly css: string;
  readonly cssVersion: string;
  /** {@link PageState}, as JSON. */
  readonly state: string;
}

/** Header of documents for whoever tries a build out by a link: a {@link RenderReport}, as JSON. */
export const RENDER_REPORT_HEADER = 'server-render';

/**
 * Why no half was asked. `off`: the page is for members, or rendering is switched off for it; `unmet`: a build has no
 * half, or the shell's does not give it what it needs; `busy`: too much was to be rendered at that moment.
 */
export type RenderSkip = 'off' | 'unmet' | 'busy';

/** What became of rendering one document on the server. */
export interface RenderReport {
  /** `null` where a half was asked. */
  readonly skipped: RenderSkip | null;
  /** Of every half that was asked, in turn; `shell` counts as a remote. */
  readonly notes: readonly {
    readonly remote: string;
    /** Build id. */
    readonly build: string;
    /** `null` where the page was rendered. */
    readonly failure: { readonly kind: string; readonly message: string } | null;
  }[];
}

/** An answer of the product's API. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** All that a page may reach while it is rendered on a server. */
export interface ServerCalls {
  /** @param path path and query of a public call */
  get(path: string): Promise<ServerAnswer>;
  /** Edited content: the answer of a cloud function. */
  run(functionName: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
  log(level: 'info' | 'warn' | 'error', message: string, context?: Readonly<Record<string, unknown>>): void;
}

/** What the shell's server half exports. */
export interface ShellServer {
  /** Answers what remotes' server halves require, by request. */
  readonly modules: Readonly<Record<string, unknown>>;
  /**
   * @param page what the remote's server half exposes; `null` where the address names no page
   * @throws whatever the page throws while it renders
   */
  render(request: RenderRequest, page: PageModule | null, calls: ServerCalls): Promise<RenderedPage>;
}

/** What a remote's server half exports: its public pages, each evaluated when it is first asked for. */
export interface RemoteServer {
  readonly pages: Readonly<Record<string, () => { readonly page?: PageModule }>>;
}
