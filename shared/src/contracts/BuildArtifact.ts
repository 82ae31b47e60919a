import type { PageFiles, RouteEntry } from './ReleaseManifest';

/** Written beside a build by the tool that made it, never changed: all a release has to know about it. */
export interface BuildArtifact {
  readonly schema: 1;
  readonly kind: 'shell' | 'remote';
  readonly name: string;
  /** Hash of the build's inputs, 16 hexadecimal digits. */
  readonly buildId: string;
  readonly builtAt: string;
  readonly source: { readonly commit: string | null; readonly dirty: boolean };
  readonly tools: Readonly<Record<string, string>>;
  readonly entry: string;
  readonly container: string;
  /** Range of the contract a remote needs; the version a shell speaks. */
  readonly contract: string;
  readonly routes: readonly RouteEntry[];
  readonly pages: Readonly<Record<string, PageFiles>>;
  /**
   * Federated dependencies: name to version offered (shell) or range wanted (remote). A range the live shell
   * cannot meet refuses the release, so a remote lists only modules it has no copy of its own of.
   */
  readonly shared: Readonly<Record<string, string>>;
  /** Every file of the build but this one. */
  readonly files: Readonly<
    Record<string, { readonly integrity: string; readonly bytes: number; readonly brotli: number }>
  >;
  /** Hexadecimal SHA-256 over the sorted lines `path integrity\n` of `files`. */
  readonly digest: string;
}

/** A rule of the release gate that was not met. */
export interface GateFinding {
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
}
