import { untilStill } from './untilStill';

/** Signs of life and processor seconds, look by look; the last ones stay. */
function moving(looks: readonly (readonly [signs: number, used: number])[]) {
  let asked = 0;
  const at = () => looks[Math.min(Math.floor(asked++ / 2), looks.length - 1)] ?? [0, 0];
  return { signs: () => at()[0], used: () => at()[1], looks: () => Math.ceil(asked / 2) - 1 };
}
const never = () => new AbortController().signal;

describe('what stands still', () => {
  it('is known by as many looks without a sign of life', async () => {
    const still = moving([[0, 0]]);
    expect(await untilStill(still, { idleLimit: 3, signal: never(), look: 1 })).toBe(true);
    expect(still.looks()).toBe(3);
  });

  it('is not what prints, nor what computes, however slowly', async () => {
    const printing = moving([...Array.from({ length: 9 }, (_, at) => [at, 0] as const), [9, 0]]);
    await untilStill(printing, { idleLimit: 2, signal: never(), look: 1 });
    expect(printing.looks()).toBe(9 + 2);
    // A fiftieth of a processor: three looks make one sign of life.
    const computing = moving(Array.from({ length: 10 }, (_, at) => [0, at * 0.02] as const));
    await untilStill(computing, { idleLimit: 4, signal: never(), look: 1 });
    expect(computing.looks()).toBe(9 + 4);
  });

  it('is what only wakes up now and then', async () => {
    const idle = moving(Array.from({ length: 50 }, (_, at) => [0, at * 0.01] as const));
    await untilStill(idle, { idleLimit: 4, signal: never(), look: 1 });
    expect(idle.looks()).toBe(4);
  });

  it('need not be waited for', async () => {
    const giveUp = new AbortController();
    const waiting = untilStill(moving([[0, 0]]), { idleLimit: 1000, signal: giveUp.signal });
    giveUp.abort();
    expect(await waiting).toBe(false);
  });
});
