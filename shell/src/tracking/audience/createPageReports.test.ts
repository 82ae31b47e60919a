import type { PageChange } from '../createPageChanges';
import { createPageReports } from './createPageReports';

const START = 1_000_000;
let visibility: DocumentVisibilityState;
class FakeDocument extends EventTarget {
  get visibilityState() {
    return visibility;
  }
}

function setUp({ loadedAt = START }: { readonly loadedAt?: number } = {}) {
  const [browser, page] = [new EventTarget(), new FakeDocument()];
  const log: string[] = [];
  const at = () => `+${Date.now() - START}`;
  const reports = createPageReports({
    window: browser as unknown as Window,
    document: page as unknown as Document,
    loadedAt,
    now: () => Date.now(),
    onView: ({ url }, from) => log.push(`${at()} view ${url} from ${from ?? 'outside'}`),
    onDuration: ({ url }, duration) => log.push(`${at()} ${url} ${duration} ms`),
  });
  const change = (url: string, when = Date.now()) =>
    reports.change({ url, at: when, name: 'page', params: {}, query: {} } satisfies PageChange);
  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const unload = () => {
    browser.dispatchEvent(new Event('pagehide'));
    show('hidden');
  };
  const restore = (persisted: boolean) => {
    visibility = 'visible';
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
  return { reports, log, change, show, unload, restore, pass };
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

describe('page views', () => {
  it('are the first page at once and each other 100 ms after it came, not before', () => {
    const { log, change, pass } = setUp();
    change('/');
    expect(log).toEqual(['+0 view / from outside']);
    pass(400);
    change('/Jour');
    pass(99);
    expect(log).toHaveLength(1);
    pass(1);
    expect(log.at(-1)).toBe('+500 view /Jour from /');
  });

  it('leave out a page that another took the place of within 100 ms', () => {
    const { log, change, pass } = setUp();
    change('/');
    pass(10);
    for (const filter of ['a', 'ab', 'abc']) {
      change(`/?filtre=${filter}`);
      pass(99);
    }
    pass(1);
    expect(log).toEqual(['+0 view / from outside', '+308 view /?filtre=abc from /']);
  });

  it('are none for who went and came back within 100 ms', () => {
    const { log, change, pass } = setUp();
    change('/');
    pass(1000);
    change('/Jour');
    pass(50);
    change('/');
    pass(1000);
    expect(log).toEqual(['+0 view / from outside']);
  });

  it('catch up with what came before anybody listened, each by its own time', () => {
    const { log, change, pass } = setUp();
    change('/', START - 2000);
    change('/quick', START - 1000);
    change('/Jour', START - 950);
    change('/Stats', START - 20);
    expect(log).toEqual(['+0 view / from outside', '+0 view /Jour from /']);
    pass(80);
    expect(log.at(-1)).toBe('+80 view /Stats from /Jour');
  });
});

describe('durations', () => {
  it('are told when a page is left for another, up to the moment that one came', () => {
    const { log, change, pass } = setUp();
    change('/');
    pass(3000);
    change('/Jour');
    pass(100);
    expect(log.slice(1)).toEqual(['+3100 / 3000 ms', '+3100 view /Jour from /']);
    pass(1900);
    change('/Stats');
    pass(100);
    expect(log[3]).toBe('+5100 /Jour 2000 ms');
  });

  it('are told once when the page is unloaded', () => {
    const { log, change, pass, unload } = setUp();
    change('/');
    pass(2000);
    unload();
    expect(log.slice(1)).toEqual(['+2000 / 2000 ms']);
  });

  it('are registered 500 ms after the load: nothing is told before', () => {
    const early = setUp();
    early.change('/');
    early.pass(499);
    early.unload();
    expect(early.log).toHaveLength(1);
    visibility = 'visible';
    const late = setUp({ loadedAt: Date.now() });
    late.change('/');
    late.pass(500);
    late.unload();
    expect(late.log.at(-1)).toMatch(/ \/ 500 ms$/);
  });

  it('count from the load, however late their code came', () => {
    const { log, change, unload, pass } = setUp({ loadedAt: START - 5000 });
    change('/', START - 4800);
    pass(0);
    unload();
    expect(log.at(-1)).toBe('+0 / 4800 ms');
  });

  it('stop while the page is hidden, and no moment is told twice', () => {
    const { log, change, pass, show, unload } = setUp();
    change('/');
    pass(2000);
    show('hidden');
    pass(60_000);
    show('visible');
    pass(700);
    unload();
    expect(log.slice(1)).toEqual(['+2000 / 2000 ms', '+62700 / 700 ms']);
  });

  it('of a tab opened in the background begin when it is looked at', () => {
    visibility = 'hidden';
    const { log, change, pass, show } = setUp();
    change('/');
    pass(9000);
    show('visible');
    pass(800);
    show('hidden');
    expect(log).toEqual(['+0 view / from outside', '+9800 / 800 ms']);
  });

  it('of a page that is closed within 100 ms of another end where that came', () => {
    const { log, change, pass, unload } = setUp();
    change('/');
    pass(1000);
    change('/Jour');
    pass(60);
    unload();
    expect(log.slice(1)).toEqual(['+1060 / 1000 ms']);
  });

  it('are negative when the clock was set back: whoever sends them says so', () => {
    const { log, change, pass, unload } = setUp();
    change('/');
    pass(1000);
    jest.setSystemTime(START - 5000);
    unload();
    expect(log.at(-1)).toBe('+-5000 / -5000 ms');
  });
});

describe('a page that the browser had put aside', () => {
  it('is viewed anew, its time as well', () => {
    const { log, change, pass, unload, restore } = setUp();
    change('/');
    pass(2000);
    unload();
    pass(50_000);
    restore(true);
    pass(300);
    unload();
    expect(log.slice(1)).toEqual(['+2000 / 2000 ms', '+52000 view / from outside', '+52300 / 300 ms']);
  });

  it('is not what every page is when it is shown first', () => {
    const { log, change, restore } = setUp();
    change('/');
    restore(false);
    expect(log).toHaveLength(1);
  });
});

describe('measuring that was stopped', () => {
  it('tells nothing, and begins afresh with the page on screen', () => {
    const { reports, log, change, pass, show, restore } = setUp();
    change('/');
    pass(1000);
    reports.stop();
    change('/Jour');
    pass(1000);
    show('hidden');
    show('visible');
    restore(true);
    expect(log).toHaveLength(1);
    reports.restart();
    pass(400);
    show('hidden');
    expect(log.slice(1)).toEqual(['+2000 view /Jour from outside', '+2400 /Jour 400 ms']);
  });
});
