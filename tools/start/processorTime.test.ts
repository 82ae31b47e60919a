import { processorTime, secondsIn } from './processorTime';

describe('the processor time of a process', () => {
  it('grows while it computes, and is 0 for one that is gone', () => {
    const before = processorTime(process.pid);
    const used = process.cpuUsage();
    while (process.cpuUsage(used).user < 100_000);
    const grown = processorTime(process.pid) - before;
    expect(grown).toBeGreaterThanOrEqual(0.08);
    expect(processorTime(2 ** 22 + 1)).toBe(0);
  });

  it.each([
    ['0:01.50', 1.5],
    ['02:03', 123],
    ['1:02:03', 3723],
    ['2-00:00:01', 172_801],
  ])('is read from %s as ps writes it', (time, seconds) => expect(secondsIn(time)).toBe(seconds));
});
