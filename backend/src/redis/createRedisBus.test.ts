import { EventEmitter, once } from 'node:events';
import pino from 'pino';
import { asContractLogger } from '../main/asContractLogger';
import { createRedisBus } from './createRedisBus';
import type { NodeBus } from './NodeBus';
import { startFakeRedis, type FakeRedis } from './testing/startFakeRedis';

describe('the bus of nodes that share a Redis', () => {
  let redis: FakeRedis;
  const buses: NodeBus[] = [];
  const warnings: string[] = [];

  beforeEach(async () => {
    warnings.length = 0;
    redis = await startFakeRedis();
  });
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.stop();
    await redis.stop();
  });

  const logger = {
    ...asContractLogger(pino({ level: 'silent' })),
    warn: (message: string) => void warnings.push(message),
  };
  /** A node; `events` says `back` and what it hears. */
  const openNode = (prefix = 'test') => {
    const bus = createRedisBus({ url: redis.url, logger, prefix });
    const events = new EventEmitter();
    const heard: string[] = [];
    buses.push(bus);
    bus.onBack(() => events.emit('back'));
    bus.on('change', (day) => {
      heard.push(day);
      events.emit('heard');
    });
    return { bus, events, heard };
  };

  it('tells all nodes but the one that speaks', async () => {
    const [first, second] = [openNode(), openNode()];
    await Promise.all([once(first.events, 'back'), once(second.events, 'back')]);
    // Its speaking connection may come up after its listening one.
    const told = once(second.events, 'heard');
    const again = setInterval(() => first.bus.send('change', '2026-11-22'), 10);
    await told;
    clearInterval(again);
    expect([first.heard, second.heard[0]]).toEqual([[], '2026-11-22']);
    expect(warnings).toEqual([]);
  });

  it('keeps sites apart that share it', async () => {
    const [here, there, beside] = [openNode('here'), openNode('there'), openNode('here')];
    await Promise.all([here, there, beside].map(({ events }) => once(events, 'back')));
    const told = once(beside.events, 'heard');
    const again = setInterval(() => here.bus.send('change', '2026-11-22'), 10);
    await told;
    clearInterval(again);
    expect(there.heard).toEqual([]);
  });

  it('says when the others can be reached again, goes on then, and logs the outage once', async () => {
    const [first, second] = [openNode(), openNode()];
    await Promise.all([once(first.events, 'back'), once(second.events, 'back')]);
    await redis.stop();
    first.bus.send('change', 'lost');
    const back = [once(first.events, 'back'), once(second.events, 'back')];
    await redis.restart();
    await Promise.all(back);
    const told = once(second.events, 'heard');
    const again = setInterval(() => first.bus.send('change', '2026-11-22'), 10);
    await told;
    clearInterval(again);
    expect(new Set(second.heard)).toEqual(new Set(['2026-11-22']));
    expect(warnings.filter((line) => line === 'Redis is away').length).toBeLessThanOrEqual(4);
  });

  it('starts without Redis', async () => {
    await redis.stop();
    const node = openNode();
    node.bus.send('change', 'lost');
    await redis.restart();
    await once(node.events, 'back');
    expect(node.heard).toEqual([]);
  });
});
