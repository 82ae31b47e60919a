import type { ComponentType } from 'react';
import type { ShellApi } from './ShellApi';
import { CONTRACT_VERSION } from './version';

/** What a page's loader and component learn about the address. */
export interface PageAddress {
  /** Path parameters, already checked against the page's rules. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters; of a repeated one, the first. */
  readonly query: Readonly<Record<string, string>>;
}

/** Arguments of a page's loader: all it may depend on, so that it can also run on a server. */
export interface PageLoaderArgs extends PageAddress {
  /** Aborted when the visitor leaves before the data is there. */
  readonly signal: AbortSignal;
  readonly shell: Pick<ShellApi, 'api' | 'data' | 'session' | 'logger' | 'now'>;
}

export interface PageProps<Data> extends PageAddress {
  /** What the loader returned; `undefined` for a page without loader. */
  readonly data: Data;
}

/** What a remote exposes for one page. */
export interface PageDefinition<Data> {
  /**
   * Reads what the page shows, as plain data. May throw an {@link AppError}; code `not-found` shows the
   * not-found page, anything else the error page of the content area.
   */
  readonly loader?: (args: PageLoaderArgs) => Promise<Data>;
  /**
   * Fetches code that these data are shown with. Called in place of the loader where the document brought the page; a
   * loader fetches it by itself. A shell that does not know it shows the page as far as its code is there.
   */
  readonly open?: (data: Data) => Promise<unknown>;
  readonly Page: ComponentType<PageProps<Data>>;
  /** Shown while the loader works on a first visit; has the size of the page. */
  readonly Skeleton?: ComponentType;
  /** Document title once the data is known, without the site's name. */
  readonly title?: (data: Data, address: PageAddress) => string;
}

/** A page with the contract version it was built against: what the shell receives. */
export interface PageModule extends PageDefinition<never> {
  readonly contract: string;
}

/** Wraps a page for the shell. The module's export must be called `page`. */
export function definePage<Data>(definition: PageDefinition<Data>): PageModule {
  return { ...(definition as unknown as PageDefinition<never>), contract: CONTRACT_VERSION };
}
