import { createTestLogger } from '../testing/createTestLogger';
import { forgetDevice, type DeviceKeeps } from './forgetDevice';

function createDevice() {
  const kept = new Set(['pages-1', 'pages-0']);
  const done: string[] = [];
  const subscription = { unsubscribe: async () => done.push('unsubscribed') };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  const device = {
    workers: () => ({ getRegistration: async () => registration }),
    caches: () => ({ keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }),
  } as unknown as DeviceKeeps;
  return { device, kept, done };
}
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('a device whose member signs out', () => {
  it('is pushed nothing any more and keeps no page', async () => {
    const { device, kept, done } = createDevice();
    await forgetDevice(createTestLogger(), device);
    expect(done).toEqual(['unsubscribed']);
    expect([...kept]).toEqual([]);
  });

  it('loses the rest where the browser refuses a part, which is logged', async () => {
    const logger = createTestLogger();
    const one = createDevice();
    await forgetDevice(logger, { ...one.device, workers: refuse });
    expect([...one.kept]).toEqual([]);
    const other = createDevice();
    await forgetDevice(logger, { ...other.device, caches: refuse });
    expect(other.done).toEqual(['unsubscribed']);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('may have neither', async () => {
    const logger = createTestLogger();
    await forgetDevice(logger, { workers: () => undefined, caches: () => undefined });
    expect(logger.lines).toEqual([]);
  });
});
