/** One version of a module that the shell, or a remote, shares: webpack's own form of it. */
interface SharedVersion {
  /** Gives what gives the module; a promise of it where its code is still to come. */
  readonly get: () => (() => unknown) | Promise<() => unknown>;
  readonly eager?: boolean;
}

/** What is shared in this page, by request and version. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

declare const __webpack_init_sharing__: (name: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: ShareScope };

/** The scope that every container is given: `SharePlugin` fills it with what the shell shares. */
export async function openShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
