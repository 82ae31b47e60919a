import {
  AppError,
  CONTRACT_VERSION,
  isAppError,
  type BuildRef,
  type Logger,
  type PageModule,
} from '@galopin/shared/contracts';
import type { Releases } from './createReleases';
import type { ImportPage } from './federationRuntime';

/** What became of loading one page of a remote. */
export type PageOutcome =
  | { readonly status: 'ready'; readonly page: PageModule; readonly build: BuildRef }
  | { readonly status: 'failed'; readonly error: AppError; readonly buildId: string };

export interface PageLoader {
  /**
   * Loads a page: one try, one retry, then `failed`. Never throws. A page once loaded stays; a failed one is tried
   * afresh at the next call.
   */
  load(remote: string, page: string): Promise<PageOutcome>;
  /** The page if it is there already. */
  loaded(remote: string, page: string): PageOutcome | undefined;
}

export interface PageLoaderOptions {
  readonly releases: Releases;
  readonly importPage: ImportPage;
  readonly logger: Logger;
  /** Called at each step that failed, for health reports. */
  readonly onFailure: (report: {
    remote: string;
    build: string;
    step: 'load' | 'retry';
    error: AppError;
  }) => void;
  /** Milliseconds one try may take. */
  readonly timeout?: number;
}

const DEFAULT_TIMEOUT = 8000;

export function createPageLoader({
  releases,
  importPage,
  logger,
  onFailure,
  timeout = DEFAULT_TIMEOUT,
}: PageLoaderOptions): PageLoader {
  const pending = new Map<string, Promise<PageOutcome>>();
  const ready = new Map<string, PageOutcome>();

  const attempt = async (remote: string, page: string): Promise<PageOutcome> => {
    const { active: build } = await releases.releaseOf(remote);
    const module = await within(
      timeout,
      importPage(build, page),
      `${remote} did not answer within ${timeout} ms`,
    );
    return { status: 'ready', page: checkPage(module, remote, page), build };
  };

  const climb = async (remote: string, page: string): Promise<PageOutcome> => {
    const build = releases.activeBuildId(remote) ?? 'unknown';
    for (const step of ['load', 'retry'] as const) {
      try {
        return await attempt(remote, page);
      } catch (cause) {
        const error = asRemoteError(cause, remote);
        logger.warn(`${remote}: ${page} failed at ${step}`, {
          build,
          code: error.code,
          message: error.message,
        });
        onFailure({ remote, build, step, error });
        if (step === 'retry' || error.code === 'remote-contract')
          return { status: 'failed', error, buildId: build };
      }
    }
    throw new Error('unreachable: the last step always returns');
  };

  return {
    loaded: (remote, page) => ready.get(`${remote}/${page}`),
    load(remote, page) {
      const key = `${remote}/${page}`;
      const known = ready.get(key);
      if (known) return Promise.resolve(known);
      const running = pending.get(key);
      if (running) return running;
      const started = climb(remote, page).then((outcome) => {
        pending.delete(key);
        if (outcome.status === 'ready') ready.set(key, outcome);
        return outcome;
      });
      pending.set(key, started);
      return started;
    },
  };
}

/** @throws AppError `remote-shape` or `remote-contract` */
function checkPage(module: unknown, remote: string, page: string): PageModule {
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
      {
        details,
      },
    );
  }
  return exported as PageModule;
}

function asRemoteError(cause: unknown, remote: string): AppError {
  if (isAppError(cause)) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError('remote-load', message, { cause, details: { remote } });
}

async function within<Value>(timeout: number, work: Promise<Value>, message: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('remote-timeout', message)), timeout);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
