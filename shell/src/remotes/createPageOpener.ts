import {
  AppError,
  isAppError,
  type BuildRole,
  type HealthEvent,
  type PageLoaderArgs,
  type PageModule,
  type RouteEntry,
} from '@galopin/shared/contracts';
import type { CheckModule } from './checkPage';
import { createAnswerMemo } from './createAnswerMemo';
import { createPausableTimeout, type PausableTimeout } from './createPausableTimeout';
import type { PageLoader, PageOutcome, ReadyPage } from './createPageLoader';
import { crashOf, createPageMount, NO_MOUNT, type MountTarget, type PageMount } from './createPageMount';
import { withTrackedWaits } from './withTrackedWaits';

/** What a page's route loads: the page's code and what the page's own loader returned. The same of a widget. */
export interface OpenedPage<Module = PageModule, Target = RouteEntry> {
  readonly route: Target;
  readonly outcome: PageOutcome<Module> | ServedPage;
  readonly data: unknown;
  readonly mount: PageMount;
}

/** A page as a server sent it, whose code has not come. */
export interface ServedPage {
  readonly status: 'served';
  readonly html: string;
  readonly buildId: string;
  readonly role: BuildRole;
}

/** What a page is opened with instead of asking its loader. */
interface Given {
  readonly data: unknown;
}

/** What any loader of a remote may depend on. */
type CommonArgs = Pick<PageLoaderArgs, 'shell' | 'signal'>;

interface Loadable<Args> {
  readonly loader?: (args: Args) => Promise<unknown>;
  readonly open?: (data: never) => Promise<unknown>;
}

export interface PageOpenerOptions<Module = PageModule> {
  readonly pages: PageLoader<Module>;
  readonly check: CheckModule<Module>;
  readonly now: () => number;
  readonly onEvent: (event: HealthEvent) => void;
  /** Called when a page of a build is on screen. */
  readonly onShown: (shown: ReadyPage<unknown>) => void;
  readonly holdsInput: () => boolean;
  /** Opens the current page once more. */
  readonly revalidate: () => void;
  /** Milliseconds from the wish for a page to its first commit, waits for servers left out. */
  readonly limit: number;
}

/** @throws what the page's own loader throws as {@link AppError} or as an answer of the router */
export type OpenPage<Module = PageModule, Args = PageLoaderArgs, Target = RouteEntry> = (
  route: Target,
  args: Args,
  given?: Given,
) => Promise<OpenedPage<Module, Target>>;

export interface PageOpener<Module, Args, Target> {
  readonly openPage: OpenPage<Module, Args, Target>;
  /**
   * Asks the server what a build that may take over will ask, while the one before is tried again. The answers are
   * the ones that either of them is given. Does nothing for a page that is only being prefetched.
   * @param code imports what the build exposes for the page
   */
  prepare(remote: string, page: string, code: () => Promise<unknown>): Promise<void>;
}

/**
 * Opens pages: code, data and first commit in one limited time. A build that fails at any of them gives way to what
 * is tried next (`nextStep`). Each opener has one place: what is opened in it next takes the place of what was before. The time is paused while the page's loader waits for a server: a slow backend is not
 * blamed on the build, and the page's skeleton is shown meanwhile.
 */
export function createPageOpener<
  Module extends Loadable<Args>,
  Args extends CommonArgs = PageLoaderArgs,
  Target extends MountTarget = RouteEntry,
>(options: PageOpenerOptions<Module>): PageOpener<Module, Args, Target> {
  const { pages, check, now, limit, revalidate } = options;
  /** Of the page that is on screen or on its way there: there is one place for pages. */
  let current: PausableTimeout | undefined;
  const memo = createAnswerMemo(now);
  let takesOver = false;
  let wanted: readonly [Target, Args] | undefined;

  const prepare: PageOpener<Module, Args, Target>['prepare'] = async (remote, page, code) => {
    const [route, args] = wanted ?? [];
    if (!args || route?.remote !== remote || route.page !== page) return;
    takesOver = true;
    try {
      const { loader } = check(await code(), remote, page);
      await loader?.({ ...args, shell: memo.record(args.shell) });
    } catch {
      // Only an attempt: what does not work is met again, and told, if it comes to that build.
    }
  };

  const openPage: OpenPage<Module, Args, Target> = async (route, args, given) => {
    current?.stop();
    wanted = [route, args];
    const requestedAt = now();
    for (;;) {
      const outcome = await pages.load(route.remote, route.page);
      // Nobody waits for this page any more: whether it comes in time says nothing.
      args.signal.throwIfAborted();
      if (outcome.status !== 'ready') return { route, outcome, data: undefined, mount: NO_MOUNT };

      const begun = Math.max(requestedAt, outcome.since);
      const { timeout, expired, late } = startTimeout(limit - (now() - begun), route, now);
      current = timeout;
      args.signal.addEventListener('abort', timeout.stop, { once: true });
      const fail = (error: AppError) => {
        takesOver = true;
        pages.fail(route.remote, route.page, outcome, error === late ? 'late' : 'crashed', error);
      };
      const answering = takesOver ? memo.replay(args.shell) : memo.record(args.shell);
      takesOver = false;
      try {
        const shell = withTrackedWaits(answering, timeout.waitFor);
        const loading = given ? openWith(outcome.page, given) : outcome.page.loader?.({ ...args, shell });
        const data = await Promise.race([loading, expired]);
        expired.catch(() => {
          fail(late);
          revalidate();
        });
        return {
          route,
          outcome,
          data,
          mount: createPageMount(options, { route, outcome, requestedAt, timeout, fail }),
        };
      } catch (error) {
        timeout.stop();
        if (args.signal.aborted || !isCrash(error, late)) throw error;
        fail(error === late ? late : crashOf(error, route));
      }
    }
  };
  return { openPage, prepare };
}

/** What the document brought, once the code that it is shown with is there as well. */
async function openWith({ open }: Loadable<never>, { data }: Given): Promise<unknown> {
  await open?.(data as never);
  return data;
}

/** A timeout and the promise that is rejected when it has expired. */
function startTimeout(limit: number, { remote, page }: MountTarget, now: () => number) {
  const late = new AppError('remote-timeout', `${remote}: ${page} was not on screen in time`);
  let giveUp: () => void = () => undefined;
  const expired = new Promise<never>((_, reject) => {
    giveUp = () => reject(late);
  });
  return { timeout: createPausableTimeout(limit, giveUp, now), expired, late };
}

/** What a loader may throw on purpose, an error of the site or an answer to the router, is no crash. */
function isCrash(error: unknown, late: AppError): boolean {
  return error === late || !(isAppError(error) || error instanceof Response);
}
