import {
  AppError,
  isAppError,
  type BuildRef,
  type BuildRole,
  type HealthEvent,
  type Logger,
  type PageModule,
  type RemoteRelease,
} from '@galopin/shared/contracts';
import { checkBuild, type CheckModule } from './checkPage';
import { FallbackProgress, type BuildAttempt } from './FallbackProgress';
import type { BuildMemory } from './createBuildMemory';
import type { Releases } from './createReleases';
import type { ImportPage } from './createCodeImporter';
import type { LoadFailure } from './nextStep';
import { withTimeout } from './withTimeout';

/** Code of a page, or of what else a remote exposes, that can be mounted. */
export interface ReadyPage<Module = PageModule> {
  readonly status: 'ready';
  readonly page: Module;
  readonly build: BuildRef;
  readonly role: BuildRole;
  /** When this build was first wanted, epoch milliseconds; of one that took over, when the other had failed. */
  readonly since: number;
  /** It took over from a build that failed on this page. */
  readonly tookOver: boolean;
}

/** What became of loading one page of a remote. */
export type PageOutcome<Module = PageModule> =
  | ReadyPage<Module>
  | { readonly status: 'failed'; readonly error: AppError; readonly buildId: string }
  /** The remote is out of service: nothing of it was loaded. */
  | { readonly status: 'disabled' };

export interface PageFallbackOptions<Module = PageModule> {
  readonly releases: Pick<Releases, 'releaseOf'>;
  readonly importPage: ImportPage;
  readonly check: CheckModule<Module>;
  readonly memory: BuildMemory;
  readonly logger: Logger;
  readonly now: () => number;
  readonly onEvent: (event: HealthEvent) => void;
  /** Called with the build that will be tried if the one under way fails again. */
  readonly onStandby: (build: BuildRef, remote: string, page: string) => void;
  /** Whether a file could not be loaded because it is not the one the release lists. Never rejects. */
  readonly isTampered: (error: AppError) => Promise<boolean>;
  /** Waits some milliseconds before the second try, a different time in every tab. */
  readonly waitBeforeRetry: () => Promise<void>;
  /** Milliseconds a build may take, its second try included. */
  readonly limit: number;
}

/** Loads one page of one release of a remote, with the fallbacks of `nextStep`. */
export interface PageFallback<Module = PageModule> {
  /** The build that is tried first. */
  readonly activeId: string | undefined;
  load(): Promise<PageOutcome<Module>>;
  ready(): ReadyPage<Module> | undefined;
  fail(failed: ReadyPage<Module>, failure: LoadFailure, error: AppError): void;
}

/** @param activeId `undefined` where the release names no build */
export function createPageFallback<Module>(
  remote: string,
  page: string,
  activeId: string | undefined,
  options: PageFallbackOptions<Module>,
): PageFallback<Module> {
  const { memory, logger, now, onEvent } = options;
  const progress = new FallbackProgress({ remote, page, now, onEvent });
  let ready: ReadyPage<Module> | undefined;
  let running: Promise<PageOutcome<Module>> | undefined;

  const noteFailure = (attempt: BuildAttempt, failure: LoadFailure, error: AppError) => {
    const { message, code } = error;
    logger.warn(`${remote}: ${page} failed at ${progress.step}`, {
      build: attempt.build.buildId,
      code,
      message,
    });
    progress.fail(attempt, failure, error);
    if (failure !== 'unavailable') return;
    void options.isTampered(error).then((tampered) => {
      if (tampered) progress.report('integrity', attempt, error);
    });
  };

  const giveUp = (error: AppError): PageOutcome<Module> => {
    progress.reset();
    return { status: 'failed', error, buildId: activeId ?? 'unknown' };
  };

  const loadWithFallback = async (): Promise<PageOutcome<Module>> => {
    const release = await findRelease(remote, options).catch((cause: unknown) =>
      asRemoteError(cause, remote),
    );
    if (release instanceof Error) return giveUp(release);
    const { active, role = 'active', lastGood } = release;
    progress.begin(release, memory.isSkipped(remote, active.buildId));
    for (let attempt = progress.attemptOf(release); attempt; attempt = progress.attemptOf(release)) {
      try {
        const loaded = await loadAttempt(attempt, remote, page, progress, options);
        // Only now is it the build's own fault: without a network, nothing at all would have come.
        if (loaded.tookOver) memory.blame(remote, active.buildId, progress.failures);
        return loaded;
      } catch (cause) {
        const error = asRemoteError(cause, remote);
        noteFailure(attempt, failureOf(error), error);
      }
      if (progress.step !== 'retry') continue;
      if (lastGood) options.onStandby(lastGood, remote, page);
      await options.waitBeforeRetry();
    }
    const { lastError = new AppError('remote-load', `${remote}: ${page} could not be shown`) } = progress;
    progress.report('exhausted', { build: active, role }, lastError);
    return giveUp(lastError);
  };

  return {
    activeId,
    ready: () => ready,
    async load() {
      if (ready) return ready;
      running ??= loadWithFallback().then((outcome) => {
        running = undefined;
        if (outcome.status === 'ready') ready = outcome;
        return outcome;
      });
      return running;
    },
    fail(failed, failure, error) {
      if (ready !== failed) return;
      ready = undefined;
      noteFailure(failed, failure, error);
    },
  };
}

/** @throws AppError, or what the build throws when it is imported */
async function loadAttempt<Module>(
  { build, role }: BuildAttempt,
  remote: string,
  page: string,
  { since, failures }: FallbackProgress,
  { importPage, check, now, limit }: PageFallbackOptions<Module>,
): Promise<ReadyPage<Module>> {
  checkBuild(build, remote, page);
  const left = limit - (now() - since);
  const module = await withTimeout(left, importPage(build, page), `${remote} did not answer in time`);
  const tookOver = role === 'lastGood' && failures > 0;
  return { status: 'ready', page: check(module, remote, page), build, role, since, tookOver };
}

/** The release, asked for twice: it is no build's fault when it does not come. */
async function findRelease(
  remote: string,
  { releases, waitBeforeRetry }: Pick<PageFallbackOptions, 'releases' | 'waitBeforeRetry'>,
): Promise<RemoteRelease> {
  try {
    return await releases.releaseOf(remote);
  } catch {
    // The second answer counts, whatever it is.
    await waitBeforeRetry();
    return releases.releaseOf(remote);
  }
}

function failureOf({ code }: AppError): LoadFailure {
  if (code === 'remote-contract' || code === 'remote-shape') return 'refused';
  return code === 'remote-timeout' ? 'late' : 'unavailable';
}

function asRemoteError(cause: unknown, remote: string): AppError {
  if (isAppError(cause)) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError('remote-load', message, { cause, details: { remote } });
}
