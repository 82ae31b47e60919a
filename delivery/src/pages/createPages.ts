import { RenderError, type Renderer, type RenderJob } from '@galopin/renderer';
import {
  isPublicRoute,
  type BuildArtifact,
  type BuildRole,
  type PublicConfig,
  type ReleaseManifest,
  type RenderedPage,
  type RenderRequest,
  type RenderSkip,
  type RouteEntry,
} from '@galopin/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCache } from '../answers/createAnswerCache';
import type { Asker } from '../answers/createBackendCaller';
import type { ReleaseView } from '../view/createReleaseView';
import { createLadder } from './createLadder';
import { createPageCache } from './createPageCache';
import { createServerCalls } from './createServerCalls';
import type { RenderFailure } from '../health/createHealthRecorder';
import type { ServerHalves } from './createServerHalves';

/** A page that was asked for. */
export interface WantedPage {
  readonly view: ReleaseView;
  /** Path and query as they stand in the request. */
  readonly url: string;
  /** The matched route, whether its rules are met or not; `null` where none is. */
  readonly route: RouteEntry | null;
  readonly expected: RenderRequest['expected'];
  readonly isNarrow: boolean;
  readonly config: PublicConfig;
  /**
   * Whether other visitors get the same. Who tries a build out alone is told what it does now: nothing is kept, and no
   * half rests.
   */
  readonly isShared: boolean;
  readonly asker: Asker;
}

/** A page with its content, and the build that it was rendered with. */
export interface FilledPage {
  readonly page: RenderedPage;
  /** `null` for a page of the shell itself. */
  readonly build: BuildArtifact | null;
}

/** What became of asking one build's half. */
export interface RenderNote {
  /** `shell` counts as a remote. */
  readonly remote: string;
  readonly build: string;
  /** `null` where the page was rendered. */
  readonly failure: RenderFailure | null;
}

export interface PageOutcome {
  /**
   * `null` where a browser renders the page: guarded pages, builds without a server's half, what failed, and what takes
   * longer than a visitor should wait.
   */
  readonly filled: FilledPage | null;
  /** Of every half that was asked, in turn. */
  readonly notes: readonly RenderNote[];
  /** Why none was asked; `null` where one was. */
  readonly skipped: RenderSkip | null;
  /** It says nothing about the next visitor. */
  readonly isPassing: boolean;
}

const byBrowser = (skipped: RenderSkip): PageOutcome => ({
  filled: null,
  notes: [],
  skipped,
  isPassing: true,
});

/** What the product's API answers to anybody, and when that changes. */
export type PageAnswers = Pick<AnswerCache, 'get' | 'run' | 'isHeard' | 'generation' | 'onChange'>;

export interface PagesOptions {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly halves: ServerHalves;
  readonly answers: PageAnswers;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Pages as a server renders them. */
export interface Pages {
  find(wanted: WantedPage): Promise<PageOutcome>;
}

/** Where no page is ever rendered on the server. */
export const NEVER_RENDERED: Pages = { find: async () => byBrowser('off') };

export function createPages(options: PagesOptions): Pages {
  const { answers, now } = options;
  const draw = createDrawing(options);
  let changedAt = 0;
  answers.onChange(() => {
    changedAt = now().getTime();
  });
  const cache = createPageCache<PageOutcome>({
    data: { isHeard: answers.isHeard, generation: answers.generation, changedAt: () => changedAt },
    now: () => now().getTime(),
    judge: ({ filled, isPassing }) => {
      if (isPassing) return 'passing';
      return filled === null || filled.page.status === 503 ? 'failed' : 'good';
    },
    sizeOf: ({ filled }) =>
      filled === null ? 1 : filled.page.html.length + filled.page.css.length + filled.page.state.length,
  });
  return {
    async find(wanted) {
      const { view, route } = wanted;
      if (!mayRender(view, route)) return byBrowser('off');
      if (!wanted.isShared) return draw(wanted);
      return (await cache.find(view, keyOf(wanted), () => draw(wanted))) ?? byBrowser('busy');
    },
  };
}

const mayRender = (view: ReleaseView, route: RouteEntry | null): boolean =>
  (route === null || isPublicRoute(route.path)) && view.isRendered(route?.remote ?? null);

/** All that tells two renders with the same builds apart. */
const keyOf = ({ url, expected, isNarrow }: WantedPage): string => `${expected} ${isNarrow} ${url}`;

/** What became of the halves of one document so far. */
interface Turns {
  readonly notes: RenderNote[];
  skipped: RenderSkip | null;
}

/** Tries the build that serves, then its last good one. */
function createDrawing({ renderer, halves, answers, now, log }: PagesOptions) {
  const ladder = createLadder(() => now().getTime());
  /**
   * Notes what became of it, where the half was asked at all.
   * @returns `failed` where another build may do better
   */
  const attempt = async (
    wanted: WantedPage,
    build: BuildArtifact | null,
    role: BuildRole,
    turns: Turns,
  ): Promise<FilledPage | 'failed' | null> => {
    const { shell } = wanted.view;
    const ofShell = halves(shell, shell);
    const ofRemote = build && halves(build, shell);
    if (ofShell === null || (build !== null && ofRemote === null)) {
      turns.skipped = 'unmet';
      return null;
    }
    const key = `${ofShell.key} ${ofRemote?.key ?? ''}`;
    if (wanted.isShared && !ladder.mayServe(key)) return 'failed';
    const asked = { remote: build?.name ?? 'shell', build: build?.buildId ?? shell.buildId };
    const calls = createServerCalls({ answers, asker: wanted.asker, log });
    const job: RenderJob = {
      shell: ofShell,
      remote: ofRemote,
      page: build && (wanted.route?.page ?? null),
      request: requestOf(wanted, build && { buildId: build.buildId, role }, now()),
      calls,
    };
    try {
      const page = await renderer.render(job);
      if (calls.wasLimited()) throw new RenderError('busy', 'this visitor has read too much');
      const reached = calls.reachedFor();
      if (reached !== null) throw new RenderError('refused', `it reached for ${reached}`);
      if (wanted.isShared) ladder.succeeded(key);
      turns.notes.push({ ...asked, failure: null });
      return { page, build };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      const { fault, message, place } = error;
      const rests = wanted.isShared && ladder.failed(key, fault);
      log.warn({ ...asked, fault, place, rests }, `a page was not rendered: ${message}`);
      if (fault === 'busy') {
        turns.skipped = 'busy';
        return null;
      }
      turns.notes.push({ ...asked, failure: { kind: fault, message, stack: place } });
      return 'failed';
    }
  };

  return async (wanted: WantedPage): Promise<PageOutcome> => {
    const { view, route } = wanted;
    const turns: Turns = { notes: [], skipped: null };
    if (route === null) return outcomeOf(await attempt(wanted, null, 'active', turns), turns);
    const build = view.buildOf(route.remote) ?? null;
    const first = await attempt(wanted, build, view.roleOf(route.remote), turns);
    const lastGood = view.fallbackOf(route.remote);
    const other = first === 'failed' && lastGood?.buildId !== build?.buildId ? lastGood : undefined;
    return outcomeOf(other ? await attempt(wanted, other, 'lastGood', turns) : first, turns);
  };
}

/** Where no half was asked, or none had the time, the next visitor may have better luck. */
function outcomeOf(drawn: FilledPage | 'failed' | null, { notes, skipped }: Turns): PageOutcome {
  const filled = drawn === 'failed' ? null : drawn;
  return {
    filled,
    notes,
    skipped: notes.length > 0 ? null : skipped,
    isPassing: filled === null && notes.length === 0,
  };
}

function requestOf(
  { view, url, route, expected, isNarrow, config }: WantedPage,
  build: RenderRequest['build'],
  now: Date,
): RenderRequest {
  const { demo, demoAccounts, paypal } = config;
  return {
    path: url,
    route,
    build,
    manifest: JSON.parse(view.manifestJson(null)) as ReleaseManifest,
    config: { demo, ...(demoAccounts && { demoAccounts }), ...(paypal && { paypal }) },
    now: now.getTime(),
    expected,
    isNarrow,
  };
}
