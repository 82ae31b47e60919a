import { AppError, CONTRACT_VERSION, type BuildRef, type PageModule } from '@galopin/shared/contracts';

/**
 * Takes what a remote exposes for a page.
 * @throws AppError `remote-shape` when it is none, `remote-contract` when it was built for another major version
 */
export function checkPage(module: unknown, remote: string, page: string): PageModule {
  const exported = (module as { page?: Partial<PageModule> } | null | undefined)?.page;
  const details = { remote, page };
  if (typeof exported?.Page !== 'function' || typeof exported.contract !== 'string') {
    throw new AppError('remote-shape', `${remote} exposes no \`page\` with a Page component as ${page}`, {
      details,
    });
  }
  const [wanted, spoken] = [exported.contract, CONTRACT_VERSION].map((version) => version.split('.')[0]);
  if (wanted !== spoken) {
    throw new AppError(
      'remote-contract',
      `${remote} was built for contract ${exported.contract}, this shell speaks ${CONTRACT_VERSION}`,
      { details },
    );
  }
  return exported as PageModule;
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
 * Whether a caret range holds the version this shell speaks. Ranges of another form are left to the release gate, which
 * has checked every build against the shell it serves with: only a tab opened before can differ, and only upwards.
 */
function isMet(range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  if (!wanted) return true;
  const spoken = CONTRACT_VERSION.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = wanted;
  const [ours = 0, ourMinor = 0, ourPatch = 0] = spoken;
  return ours === major && (ourMinor > minor || (ourMinor === minor && ourPatch >= patch));
}
