import {
  AppError,
  CONTRACT_VERSION,
  holdsVersion,
  type BuildRef,
  type PageModule,
} from '@galopin/shared/contracts';

/**
 * Takes what a remote exposes under a name.
 * @throws AppError `remote-shape` when it is not that, `remote-contract` when it was built for another major version
 */
export type CheckModule<Module> = (module: unknown, remote: string, page: string) => Module;

/** A page's module. */
export const checkPage: CheckModule<PageModule> = (module, remote, page) => {
  const exported = (module as { page?: Partial<PageModule> } | null | undefined)?.page;
  checkExported(exported, exported?.Page, { remote, page, wanted: '`page` with a Page component' });
  return exported as PageModule;
};

interface Wanted {
  readonly remote: string;
  readonly page: string;
  readonly wanted: string;
}

/** @throws AppError as {@link CheckModule} does */
export function checkExported(
  exported: { readonly contract?: string } | undefined,
  component: unknown,
  { remote, page, wanted }: Wanted,
): void {
  const details = { remote, page };
  if (typeof component !== 'function' || typeof exported?.contract !== 'string') {
    throw new AppError('remote-shape', `${remote} exposes no ${wanted} as ${page}`, { details });
  }
  const { contract } = exported;
  if (contract.split('.')[0] === CONTRACT_VERSION.split('.')[0]) return;
  throw new AppError(
    'remote-contract',
    `${remote} was built for contract ${contract}, this shell speaks ${CONTRACT_VERSION}`,
    { details },
  );
}

/**
 * Whether a build can be tried at all, before anything of it is fetched.
 * @throws AppError `remote-contract` when it needs more than this shell speaks, `remote-shape` when it has no such page
 */
export function checkBuild(build: BuildRef, remote: string, page: string): void {
  const details = { remote, page };
  if (!isMet(build.contract)) {
    throw new AppError(
      'remote-contract',
      `${remote} ${build.buildId} needs contract ${build.contract}, this shell speaks ${CONTRACT_VERSION}`,
      { details },
    );
  }
  if (!Object.hasOwn(build.pages, page)) {
    throw new AppError('remote-shape', `${remote} ${build.buildId} has no page ${page}`, { details });
  }
}

/**
 * Whether a range holds the version this shell speaks. Ranges of another form than a caret's are left to the release
 * gate, which has checked every build against the shell it serves with: only a tab opened before can differ, and only
 * upwards.
 */
const isMet = (range: string): boolean => holdsVersion(range, CONTRACT_VERSION) ?? true;
