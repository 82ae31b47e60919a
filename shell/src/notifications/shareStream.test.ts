import { createFakeBrowser } from '../testing/createFakeBrowser';
import { createTestLogger } from '../testing/createTestLogger';
import { createStreamLog } from './createStreamLog';
import { ANSWER_LIMIT, ASK_EVERY, shareStream } from './shareStream';
import type { StreamEvent } from './StreamEvent';

function setUp() {
  const browser = createFakeBrowser();
  const open: { readonly name: string; readonly send: (event: StreamEvent) => void; isUp: boolean }[] = [];
  const asked: (number | null)[] = [];

  const openTab = (name: string) => {
    const tab = browser.openTab();
    const heard: string[] = [];
    const log = createStreamLog((event) => {
      if (event.kind !== 'at') heard.push(event.kind === 'missed' ? '(missed)' : event.data);
    });
    shareStream({
      window: tab.window as unknown as Window,
      locks: tab.locks,
      channel: tab.channel,
      log,
      open: (send) => {
        const connection = { name, send, isUp: true };
        open.push(connection);
        asked.push(log.last());
        return {
          isOpen: () => connection.isUp,
          stop: () => void open.splice(open.indexOf(connection), 1),
        };
      },
      logger: createTestLogger(),
    });
    const hide = () => {
      tab.document.visibilityState = 'hidden';
    };
    const look = () => {
      tab.document.visibilityState = 'visible';
      tab.document.dispatchEvent(new Event('visibilitychange'));
    };
    const closeTab = () => {
      tab.close();
      const mine = open.findIndex((connection) => connection.name === name);
      if (mine !== -1) open.splice(mine, 1);
    };
    return { ...tab, heard, hide, look, closeTab };
  };
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const send = async (id: number) => {
    for (const connection of open) connection.send({ kind: 'notification', id, data: `n° ${id}` });
    await settle();
  };
  const leaders = () => open.map(({ name }) => name);
  return { openTab, settle, send, leaders, open, asked };
}

describe('the connection of a browser', () => {
  let tabs: ReturnType<typeof setUp>;
  beforeEach(() => {
    jest.useFakeTimers();
    tabs = setUp();
  });
  afterEach(() => jest.useRealTimers());

  const openThree = async () => {
    const three = ['a', 'b', 'c'].map((name) => tabs.openTab(name));
    await tabs.settle();
    return three as [
      ReturnType<typeof tabs.openTab>,
      ReturnType<typeof tabs.openTab>,
      ReturnType<typeof tabs.openTab>,
    ];
  };

  it('is one however many tabs, and each tab hears each message once', async () => {
    const three = await openThree();
    await tabs.send(1);
    await tabs.send(2);
    await jest.advanceTimersByTimeAsync(10 * ASK_EVERY);
    expect(tabs.leaders()).toEqual(['a']);
    for (const { heard } of three) expect(heard).toEqual(['n° 1', 'n° 2']);
  });

  it('passes to another tab when its own closes, which asks for what came since', async () => {
    const [first, second, third] = await openThree();
    await tabs.send(4);
    first.closeTab();
    await tabs.settle();
    expect([tabs.leaders(), tabs.asked]).toEqual([['b'], [null, 4]]);
    await tabs.send(5);
    expect([second.heard, third.heard]).toEqual([
      ['n° 4', 'n° 5'],
      ['n° 4', 'n° 5'],
    ]);
  });

  it('passes to another tab when its own is left, and comes back to the queue with it', async () => {
    const [first] = await openThree();
    first.window.dispatchEvent(new Event('pagehide'));
    await tabs.settle();
    expect(tabs.leaders()).toEqual(['b']);
    await tabs.send(6);
    first.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT);
    expect(tabs.leaders()).toEqual(['b']);
    await tabs.send(7);
    expect(first.heard.at(-1)).toBe('n° 7');
  });

  it('passes to another tab when the browser freezes its own', async () => {
    const [first] = await openThree();
    first.document.dispatchEvent(new Event('freeze'));
    await tabs.settle();
    expect(tabs.leaders()).toEqual(['b']);
    first.document.dispatchEvent(new Event('resume'));
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT);
    expect(tabs.leaders()).toEqual(['b']);
  });

  it('is taken over by a tab in sight when its own sleeps without a word', async () => {
    const [first, second] = await openThree();
    await tabs.send(1);
    first.sleep();
    second.look();
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT - 1);
    expect(tabs.leaders()).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(1);
    expect(tabs.leaders()).toEqual(['b']);
    expect(tabs.asked.at(-1)).toBe(1);
  });

  it('is looked after by a tab that stays in sight', async () => {
    const [first, second] = await openThree();
    second.hide();
    first.sleep();
    await jest.advanceTimersByTimeAsync(ASK_EVERY + ANSWER_LIMIT);
    expect(tabs.leaders()).toEqual(['c']);
  });

  it('is left with a tab that answers, and with any while offline', async () => {
    const [first, second, third] = await openThree();
    for (const { window } of [second, third]) window.navigator.onLine = false;
    first.sleep();
    second.look();
    await jest.advanceTimersByTimeAsync(2 * ASK_EVERY);
    expect(tabs.leaders()).toEqual(['a']);
  });

  it('is taken from a tab out of sight that has lost it, not from one in sight', async () => {
    const [first, second] = await openThree();
    const [connection] = tabs.open;
    if (connection) connection.isUp = false;
    second.look();
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT);
    expect(tabs.leaders()).toEqual(['a']);
    first.hide();
    second.look();
    await tabs.settle();
    expect(tabs.leaders()).toEqual(['b']);
  });

  it('catches up a tab that was asleep, in order and once', async () => {
    const [, second, third] = await openThree();
    await tabs.send(1);
    second.sleep();
    await tabs.send(2);
    await tabs.send(3);
    second.wake();
    second.look();
    await tabs.settle();
    expect(second.heard).toEqual(['n° 1', 'n° 2', 'n° 3']);
    expect(third.heard).toEqual(['n° 1', 'n° 2', 'n° 3']);
  });

  it('says to a tab that slept for long that it missed messages', async () => {
    const [, second, third] = await openThree();
    await tabs.send(1);
    second.sleep();
    for (let id = 2; id <= 120; id += 1) await tabs.send(id);
    second.wake();
    second.look();
    await tabs.settle();
    await tabs.send(121);
    expect(second.heard).toEqual(['n° 1', '(missed)', 'n° 121']);
    expect(third.heard).toHaveLength(121);
  });

  it('lets a new tab begin where the others are', async () => {
    const [first] = await openThree();
    await tabs.send(1);
    const late = tabs.openTab('late');
    await tabs.settle();
    first.closeTab();
    await tabs.settle();
    await tabs.send(2);
    expect(late.heard).toEqual(['n° 2']);
  });
});
