import { createGroupCommit, IntakeAwayError, type GroupCommitOptions } from './createGroupCommit';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

interface Outcome {
  readonly error?: Error;
  /** A connection may break after the commit too. */
  readonly committed?: boolean;
}

/** A table that writes what it is given once it is let, each batch once, as the real one does. */
function createTable() {
  const table = new Map<string, readonly number[]>();
  const calls: { readonly rows: readonly number[]; readonly done: (outcome?: Outcome) => void }[] = [];
  let told: () => void = () => undefined;
  const write = (batch: string, rows: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      const done = ({ error, committed = error === undefined }: Outcome = {}) => {
        if (committed) table.set(batch, rows);
        if (error === undefined) resolve();
        else reject(error);
      };
      calls.push({ rows, done });
      told();
    });
  const call = async (at: number) => {
    while (calls.length <= at) await new Promise<void>((resolve) => (told = resolve));
    return calls[at] as (typeof calls)[number];
  };
  return { write, call, calls, rows: () => [...table.values()].flat() };
}

const open = (options: Partial<GroupCommitOptions<number>> = {}) => {
  const table = createTable();
  return { table, commit: createGroupCommit<number>({ write: table.write, gather: 1, ...options }) };
};

describe('rows committed in groups', () => {
  it('are acknowledged once committed, and those that come meanwhile go out together', async () => {
    const { table, commit } = open();
    const settled: number[] = [];
    const add = (row: number) => commit.add(row).then(() => settled.push(row));
    const first = [add(1), add(2)];
    const one = await table.call(0);
    const second = [add(3), add(4), add(5)];
    expect([one.rows, settled]).toEqual([[1, 2], []]);
    one.done();
    await Promise.all(first);
    const two = await table.call(1);
    expect([two.rows, settled]).toEqual([
      [3, 4, 5],
      [1, 2],
    ]);
    two.done();
    await Promise.all(second);
    expect(table.calls).toHaveLength(2);
  });

  it('are no more than a statement may hold', async () => {
    const { table, commit } = open({ mostAtOnce: 2 });
    const added = [1, 2, 3].map((row) => commit.add(row));
    (await table.call(0)).done();
    (await table.call(1)).done();
    await Promise.all(added);
    expect(table.calls.map(({ rows }) => rows)).toEqual([[1, 2], [3]]);
  });

  it('are refused at once when too many wait', async () => {
    const { table, commit } = open({ mostWaiting: 2 });
    const first = commit.add(0);
    const writing = await table.call(0);
    const waiting = [commit.add(1), commit.add(2)];
    await expect(commit.add(3)).rejects.toThrow(IntakeAwayError);
    writing.done();
    (await table.call(1)).done();
    await Promise.all([first, ...waiting]);
    expect(table.rows()).toEqual([0, 1, 2]);
  });

  it('count once when their connection breaks after the commit and they are written again', async () => {
    const { table, commit } = open();
    const added = commit.add(1);
    (await table.call(0)).done({ committed: true, error: away() });
    (await table.call(1)).done({ committed: true });
    await added;
    expect([table.calls.length, table.rows()]).toEqual([2, [1]]);
  });

  it('are refused with all that wait when the database stays away, and taken again after', async () => {
    const { table, commit } = open({ retryFor: 0 });
    const first = commit.add(1);
    const writing = await table.call(0);
    const waiting = commit.add(2);
    writing.done({ error: away() });
    await expect(first).rejects.toThrow(IntakeAwayError);
    await expect(waiting).rejects.toThrow(IntakeAwayError);
    const later = commit.add(3);
    (await table.call(1)).done();
    await later;
    expect(table.rows()).toEqual([3]);
  });

  it('do not suffer from one that the database does not take', async () => {
    const { table, commit } = open();
    const added = [1, 2, 3, 4].map((row) => commit.add(row));
    const settled = Promise.allSettled(added);
    const bad = new Error('invalid input syntax');
    for (let at = 0; at < 5; at += 1) {
      const { rows, done } = await table.call(at);
      done(rows.includes(2) ? { error: bad } : {});
    }
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(added[1]).rejects.toBe(bad);
    expect(table.rows().sort((one, other) => one - other)).toEqual([1, 3, 4]);
  });

  it('are all stored before the intake ends, which takes no more', async () => {
    const { table, commit } = open();
    const added = commit.add(1);
    const stopped = commit.stop();
    await expect(commit.add(2)).rejects.toThrow('The intake has ended.');
    (await table.call(0)).done();
    await Promise.all([added, stopped]);
    expect(table.rows()).toEqual([1]);
  });
});
