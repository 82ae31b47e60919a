import type { ReleaseManifest } from '@galopin/shared/contracts';

export interface ReleaseSwitchOptions {
  readonly running: () => ReleaseManifest;
  /** Address of the document, without fragment: its page may have come with it, and not be loaded here. */
  readonly first: URL;
  /** Makes a release the one that counts. */
  readonly adopt: (manifest: ReleaseManifest) => void;
  readonly holdsInput: () => boolean;
  /** Whether a path may be reloaded, asked only to do so. */
  readonly mayReload: (path: string) => boolean;
}

export interface ReleaseSwitch {
  /** The newest release known, adopted or not. */
  newest(): ReleaseManifest;
  /** Keeps a newer release until the visitor goes somewhere. */
  offer(manifest: ReleaseManifest): void;
  /**
   * Called before a page is loaded for an address. The place to change to other builds: the page before is being left.
   * @returns whether the document must be loaded anew instead, since this shell is not the one that serves
   */
  beforePage(url: URL): boolean;
}

/** Changes to a newer release at the next navigation, in the page; see docs/decisions/0025. */
export function createReleaseSwitch(options: ReleaseSwitchOptions): ReleaseSwitch {
  const { running, adopt, holdsInput, mayReload } = options;
  /** What the document brought; a release may bring another shell, a visitor change to another environment. */
  const own = running();
  let offered: ReleaseManifest | undefined;
  let shown = options.first;

  return {
    newest: () => offered ?? running(),
    offer(manifest) {
      offered = manifest;
    },
    beforePage(url) {
      const before = shown;
      shown = url;
      if (before.href === url.href) return false;
      // A form stays mounted while only the query changes: its build stays as well.
      const isKept = holdsInput() && before.pathname === url.pathname;
      if (isKept) return false;
      if (offered) {
        adopt(offered);
        offered = undefined;
      }
      const { shell, environment } = running();
      const fits = shell.buildId === own.shell.buildId && environment === own.environment;
      return !fits && !holdsInput() && mayReload(url.pathname);
    },
  };
}
