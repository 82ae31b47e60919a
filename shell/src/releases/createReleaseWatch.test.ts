import { CHECK_PERIOD, createReleaseWatch } from './createReleaseWatch';

let visibility: DocumentVisibilityState;
class FakeDocument extends EventTarget {
  get visibilityState() {
    return visibility;
  }
}
let page: FakeDocument;

function start() {
  page = new FakeDocument();
  const browser = new EventTarget();
  const check = jest.fn(async () => undefined);
  const watch = createReleaseWatch({
    window: browser as unknown as Window,
    document: page as unknown as Document,
    check,
    now: () => Date.now(),
    random: () => 0.5,
  });
  return { check, watch, browser };
}
function show(state: DocumentVisibilityState) {
  visibility = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

describe('the watch for other builds', () => {
  it('checks every five minutes', async () => {
    const { check } = start();
    await jest.advanceTimersByTimeAsync(CHECK_PERIOD - 1);
    expect(check).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + CHECK_PERIOD);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('checks soon after a release was announced, once for several', async () => {
    const { check, watch } = start();
    watch.announce();
    watch.announce();
    expect(check).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(250);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('checks when the network is back', async () => {
    const { check, browser } = start();
    browser.dispatchEvent(new Event('online'));
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while hidden, and what it missed when it is looked at again', async () => {
    const { check, watch } = start();
    show('hidden');
    watch.announce();
    await jest.advanceTimersByTimeAsync(10 * CHECK_PERIOD);
    expect(check).not.toHaveBeenCalled();
    show('visible');
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('asks nothing when it was hidden for a moment only', () => {
    const { check } = start();
    show('hidden');
    show('visible');
    expect(check).not.toHaveBeenCalled();
  });

  it('goes on every five minutes after it was hidden', async () => {
    const { check } = start();
    show('hidden');
    await jest.advanceTimersByTimeAsync(CHECK_PERIOD);
    show('visible');
    await jest.advanceTimersByTimeAsync(CHECK_PERIOD);
    expect(check).toHaveBeenCalledTimes(2);
  });
});
