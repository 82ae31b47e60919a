import { createTestLogger } from '../testing/createTestLogger';
import { startAudience } from './startAudience';

interface Given {
  readonly readyState?: DocumentReadyState;
  readonly prerendering?: boolean;
  readonly idles?: boolean;
}

function setUp({ readyState = 'loading', prerendering = false, idles = true }: Given = {}) {
  const document = Object.assign(new EventTarget(), { readyState, prerendering });
  const idle: (() => void)[] = [];
  const browser = Object.assign(new EventTarget(), {
    document,
    setTimeout: window.setTimeout.bind(window),
    ...(idles && { requestIdleCallback: (begin: () => void) => idle.push(begin) }),
  });
  const audience = jest.fn(() => Promise.reject(new Error('no such file')));
  const logger = createTestLogger();
  startAudience(browser as unknown as Window, audience, logger);
  return { browser, document, idle, audience, logger };
}

describe('the start of the measuring', () => {
  it('waits for the load, then until the page is idle', () => {
    const { browser, idle, audience } = setUp();
    expect(idle).toEqual([]);
    browser.dispatchEvent(new Event('load'));
    expect(audience).not.toHaveBeenCalled();
    idle[0]?.();
    expect(audience).toHaveBeenCalledTimes(1);
  });

  it('waits for no load that was before', () => {
    expect(setUp({ readyState: 'complete' }).idle).toHaveLength(1);
  });

  it('comes soon where a browser knows no idleness', () => {
    jest.useFakeTimers();
    const { audience } = setUp({ readyState: 'complete', idles: false });
    jest.runAllTimers();
    jest.useRealTimers();
    expect(audience).toHaveBeenCalledTimes(1);
  });

  it('waits until somebody looks at what the browser prepared ahead', () => {
    const { document, idle } = setUp({ readyState: 'complete', prerendering: true });
    expect(idle).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(idle).toHaveLength(1);
  });

  it('only logs that its code cannot be had', async () => {
    const { idle, logger } = setUp({ readyState: 'complete' });
    idle[0]?.();
    await new Promise(process.nextTick);
    expect(logger.lines).toEqual([
      { level: 'warn', message: 'The audience is not measured', context: { message: 'Error: no such file' } },
    ]);
  });
});
