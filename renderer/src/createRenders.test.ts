import type { ServerCalls } from '@galopin/shared/contracts';
import { createRenders } from './createRenders';
import { RenderError } from './RenderError';

const calls: ServerCalls = { get: jest.fn(), run: jest.fn(), log: jest.fn() };

function setUp() {
  const clock = { time: 0 };
  const renders = createRenders(() => clock.time);
  const reject = jest.fn();
  const id = renders.add({ calls, resolve: jest.fn(), reject });
  return { clock, renders, reject, id };
}

describe('a render', () => {
  it('is overdue once it has been at work for too long', () => {
    const { clock, renders } = setUp();
    clock.time = 100;
    expect(renders.isOverdue(100)).toBe(false);
    clock.time = 101;
    expect(renders.isOverdue(100)).toBe(true);
  });

  it('is not at work while the API has not answered all that it asked', () => {
    const { clock, renders, id } = setUp();
    clock.time = 60;
    renders.pause(id);
    renders.pause(id);
    clock.time = 5000;
    renders.resume(id);
    clock.time = 9000;
    renders.resume(id);
    expect(renders.isOverdue(100)).toBe(false);
    clock.time = 9041;
    expect(renders.isOverdue(100)).toBe(true);
  });

  it('is not at work while its room is being opened', () => {
    const { clock, renders } = setUp();
    clock.time = 5000;
    renders.begin();
    expect(renders.isOverdue(100)).toBe(false);
    clock.time = 5101;
    expect(renders.isOverdue(100)).toBe(true);
  });

  it('that has come to its end is none any more', () => {
    const { clock, renders, id } = setUp();
    expect(renders.callsOf(id)).toBe(calls);
    expect(renders.take(id)).toBeDefined();
    clock.time = 9000;
    expect([renders.take(id), renders.count(), renders.isOverdue(1)]).toEqual([undefined, 0, false]);
    renders.pause(id);
    renders.resume(id);
    expect(renders.callsOf(id)).toBeUndefined();
  });

  it('fails with all others when its room ends', () => {
    const { renders, reject } = setUp();
    const error = new RenderError('memory', 'the heap was full');
    renders.rejectAll(error);
    expect(reject).toHaveBeenCalledWith(error);
    expect(renders.count()).toBe(0);
  });
});
