import {
  definePage,
  type BuildRef,
  type PageModule,
  type ReleaseManifest,
  type RouteEntry,
} from '@galopin/shared/contracts';
import type { PageLoader, PageOutcome, ReadyPage } from '../remotes/createPageLoader';

/** A build of a remote, with an id of the real length. */
export function fakeBuild(remote = 'mf-test', buildId = '0123456789abcdef'): BuildRef {
  return {
    buildId,
    base: `/_mf/${remote}/${buildId}/`,
    entry: 'entry.js',
    container: `${remote.replaceAll('-', '_')}__${buildId}`,
    contract: '^1.0.0',
    pages: Object.fromEntries(['home', 'tips'].map((page) => [page, { js: [`page-${page}.js`], css: [] }])),
  };
}

export function fakeRoute(changes: Partial<RouteEntry> = {}): RouteEntry {
  return { path: '/', name: 'index', remote: 'mf-test', page: 'home', title: 'Une page', ...changes };
}

/** A manifest whose remotes are all here whole. */
export function fakeManifest(changes: Partial<ReleaseManifest> = {}): ReleaseManifest {
  return {
    schema: 1,
    release: 1,
    environment: 'test',
    shell: { buildId: 'fedcba9876543210', contract: '1.1.0' },
    routes: [fakeRoute()],
    remotes: { 'mf-test': { active: fakeBuild() } },
    integrity: {},
    details: { url: '/_mf/releases/1.json', integrity: 'sha384-details' },
    ...changes,
  };
}

export function ready(page: PageModule, changes: Partial<ReadyPage> = {}): ReadyPage {
  return { status: 'ready', page, build: fakeBuild(), role: 'active', since: 0, tookOver: false, ...changes };
}

export interface FakePages extends PageLoader {
  /** `remote/page` of every load. */
  readonly asked: readonly string[];
  /** `remote/page failure message` of everything that was taken back. */
  readonly failures: readonly string[];
}

/** A page loader that has one answer for each `remote/page`; a function is asked anew each time. */
export function fakePages(answers: Readonly<Record<string, PageOutcome | (() => PageOutcome)>>): FakePages {
  const asked: string[] = [];
  const failures: string[] = [];
  const find = (key: string) => {
    const found = answers[key];
    if (!found) throw new Error(`no answer is set for ${key}`);
    return typeof found === 'function' ? found() : found;
  };
  return {
    asked,
    failures,
    fail: (remote, page, _failed, failure, { message }) =>
      void failures.push(`${remote}/${page} ${failure} ${message}`),
    loaded: () => undefined,
    async load(remote, page) {
      asked.push(`${remote}/${page}`);
      return find(`${remote}/${page}`);
    },
  };
}

/** A page that shows its text as heading. */
export const textPage = (text: string): PageModule => definePage({ Page: () => <h1>{text}</h1> });
