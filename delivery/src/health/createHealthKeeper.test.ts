import { createHealthKeeper } from './createHealthKeeper';
import { createHealthRecorder } from './createHealthRecorder';
import type { HealthStore } from './createHealthStore';

const visit = {
  schema: 1 as const,
  session: '0123456789abcdef',
  events: [{ kind: 'loaded' as const, remote: 'mf-x', build: '0123456789abcdef', role: 'active' as const }],
};
const origin = { environment: 'production', address: '127.0.0.1', isKnown: false, browser: 'chromium' };

describe('createHealthKeeper', () => {
  let time: number;
  const store = { add: jest.fn(), prune: jest.fn() };
  const look = jest.fn();
  const log = { warn: jest.fn(), info: jest.fn() };
  let recorder: ReturnType<typeof createHealthRecorder>;
  let turn: () => Promise<void>;

  beforeEach(() => {
    time = Date.UTC(2026, 6, 7, 12);
    for (const call of [store.add, store.prune, look, log.warn, log.info]) call.mockReset();
    const now = () => new Date(time);
    recorder = createHealthRecorder({ now, trustsLoopback: true });
    turn = createHealthKeeper({ recorder, store: store as unknown as HealthStore, look, days: 30, log, now });
  });

  it('writes what was counted, then looks at it', async () => {
    recorder.record(origin, visit);
    store.add.mockImplementation(async () => expect(look).not.toHaveBeenCalled());
    await turn();
    expect(store.add).toHaveBeenCalledTimes(1);
    expect(look).toHaveBeenCalledTimes(1);
    await turn();
    expect(store.add).toHaveBeenCalledTimes(1);
  });

  it('keeps what could not be written, decides nothing, and says so once', async () => {
    recorder.record(origin, visit);
    store.add.mockRejectedValue(new Error('away'));
    await turn();
    await turn();
    expect(look).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledTimes(1);
    store.add.mockReset();
    await turn();
    expect(store.add).toHaveBeenCalledWith(
      expect.objectContaining({ rows: [expect.objectContaining({ sessions: 1, loaded: 1 })] }),
    );
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('forgets once an hour what is older than it is to be kept', async () => {
    await turn();
    await turn();
    expect(store.prune.mock.calls).toEqual([[new Date(time - 30 * 24 * 3_600_000), 50]]);
    time += 3_600_000;
    await turn();
    expect(store.prune).toHaveBeenCalledTimes(2);
  });
});
