import { createTestLogger } from '../testing/createTestLogger';
import { createNotifications } from './createNotifications';
import { followNotifications } from './followNotifications';

class FakeSource extends EventTarget {
  static last: FakeSource | undefined;
  constructor() {
    super();
    FakeSource.last = this;
  }
  close() {}
  send(kind: string, id: string) {
    this.dispatchEvent(new MessageEvent(kind, { data: '{}', lastEventId: id }));
  }
}

it('asks what serves once the stream begins: what was released since the document is told to nobody', () => {
  Object.assign(globalThis, { EventSource: FakeSource });
  const logger = createTestLogger();
  const onRelease = jest.fn();
  followNotifications({
    path: '/stream',
    window,
    storage: undefined,
    api: { get: jest.fn() },
    notifications: createNotifications(logger),
    readFailureListeners: new Set(),
    logger,
    onRelease,
    now: () => 1,
  });
  expect(onRelease).not.toHaveBeenCalled();
  FakeSource.last?.send('ready', '7');
  expect(onRelease).toHaveBeenCalledTimes(1);
  // A stream that goes on tells what came meanwhile.
  FakeSource.last?.send('ready', '7');
  expect(onRelease).toHaveBeenCalledTimes(1);
  FakeSource.last?.send('release', '8');
  expect(onRelease).toHaveBeenCalledTimes(2);
});
