import { restyleAfterResize } from './restyleAfterResize';

describe('a window that is resized', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.documentElement.removeAttribute('style');
  });

  it('has its styles worked out anew, once, when it has come to rest', () => {
    const set = jest.spyOn(document.documentElement.style, 'setProperty');
    restyleAfterResize(window);
    for (const innerWidth of [1440, 900, 390]) {
      Object.defineProperty(window, 'innerWidth', { value: innerWidth, configurable: true });
      window.dispatchEvent(new Event('resize'));
      jest.advanceTimersByTime(50);
    }
    expect(set).not.toHaveBeenCalled();
    jest.advanceTimersByTime(150);
    expect(set.mock.calls).toEqual([['--window-width', '390px']]);
  });
});
