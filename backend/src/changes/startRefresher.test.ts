import { createChangeFeed } from './ChangeFeed';
import { startRefresher } from './startRefresher';

function setUp(answers: readonly ('more' | 'done' | Error)[] = []) {
  const left = [...answers];
  const changes = createChangeFeed();
  const failures: string[] = [];
  const work = jest.fn(async () => {
    const answer = left.shift() ?? 'done';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const refresher = startRefresher({
    changes,
    settle: 1000,
    work,
    onFailure: (message) => failures.push(message),
  });
  return { changes, failures, work, refresher };
}

const DAY = '2026-11-21';

describe('a refresher', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('works once things have settled, batch after batch until nothing is left', async () => {
    const { work } = setUp(['more', 'more', 'done']);
    await jest.advanceTimersByTimeAsync(999);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + 100 + 100);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('works after a change, and is not put off by changes without end', async () => {
    const { work, changes } = setUp();
    await jest.advanceTimersByTimeAsync(1000);
    for (let round = 0; round < 5; round += 1) {
      changes.announce(DAY);
      await jest.advanceTimersByTimeAsync(250);
    }
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('looks once a minute for what another process wrote', async () => {
    const { work } = setUp();
    await jest.advanceTimersByTimeAsync(1000 + 60_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('tells of a failure and tries again', async () => {
    const { work, failures } = setUp([new Error('away')]);
    await jest.advanceTimersByTimeAsync(1000 + 60_000);
    expect(failures).toEqual(['away']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('begins nothing once it is stopped', async () => {
    const { work, refresher, changes } = setUp();
    await refresher.stop();
    changes.announce(DAY);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(work).not.toHaveBeenCalled();
  });
});
