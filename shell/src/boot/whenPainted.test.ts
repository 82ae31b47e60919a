import { whenPainted } from './whenPainted';

function setUp(visibilityState: DocumentVisibilityState) {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  const done = jest.fn();
  void whenPainted(document).then(done);
  return done;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('whenPainted', () => {
  it('waits for the frame that is painted next, and until it is', async () => {
    const done = setUp('visible');
    const inFrame = jest.fn(() => expect(done).not.toHaveBeenCalled());
    window.requestAnimationFrame(inFrame);
    await jest.advanceTimersByTimeAsync(20);
    expect(inFrame).toHaveBeenCalled();
    expect(done).toHaveBeenCalled();
  });

  it('does not wait in a tab that nobody sees, where no frame comes', async () => {
    const done = setUp('hidden');
    await Promise.resolve();
    expect(done).toHaveBeenCalled();
  });
});
