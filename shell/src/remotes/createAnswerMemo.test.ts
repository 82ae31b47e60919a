import { createFakeShell, fakeSessions, httpError } from '@galopin/shared/testing';
import { createAnswerMemo } from './createAnswerMemo';

let time: number;
beforeEach(() => {
  time = 0;
});

function setUp() {
  let failing = false;
  const shell = createFakeShell({
    answer: () => {
      if (failing) throw httpError(503);
      return [];
    },
  });
  const memo = createAnswerMemo(() => time);
  return { shell, memo, fail: (fails: boolean) => void (failing = fails) };
}
const today = { query: { jour: '2026-01-01' } };

describe('answers of a build that failed', () => {
  it('are given again to the one that takes over', async () => {
    const { shell, memo } = setUp();
    const first = memo.record(shell);
    await first.api.get('/caractrap', today);
    await first.data.run('tipsOfDay', { jour: '2026-01-01' });
    const second = memo.replay(shell);
    expect((await second.api.get('/caractrap', today)).body).toEqual([]);
    expect(await second.data.run('tipsOfDay', { jour: '2026-01-01' })).toEqual([]);
    expect(shell.calls).toHaveLength(2);
  });

  it('are asked for again for another question, and for another visitor', async () => {
    const { shell, memo } = setUp();
    await memo.record(shell).api.get('/caractrap', today);
    await memo.replay(shell).api.get('/caractrap');
    shell.setSession(fakeSessions.member);
    await memo.replay(shell).api.get('/caractrap', today);
    expect(shell.calls).toHaveLength(3);
  });

  it('are asked for again when they are 5 s old', async () => {
    const { shell, memo } = setUp();
    await memo.record(shell).api.get('/caractrap', today);
    time += 5000;
    await memo.replay(shell).api.get('/caractrap', today);
    expect(shell.calls).toHaveLength(2);
  });

  it('are forgotten when a page is opened as usual', async () => {
    const { shell, memo } = setUp();
    await memo.record(shell).api.get('/caractrap', today);
    await memo.record(shell).api.get('/caractrap', today);
    expect(shell.calls).toHaveLength(2);
  });

  it('are none where the server failed, and none of what changes something', async () => {
    const { shell, memo, fail } = setUp();
    fail(true);
    await expect(memo.record(shell).api.get('/caractrap')).rejects.toMatchObject({ code: 'http' });
    fail(false);
    await memo.replay(shell).api.get('/caractrap');
    await memo.replay(shell).api.post('/apin/analytics', {});
    await memo.replay(shell).api.post('/apin/analytics', {});
    expect(shell.calls.map(({ kind }) => kind)).toEqual(['get', 'get', 'post', 'post']);
  });

  it('are not those of a visit that was given up, be it before or after the next began', async () => {
    const { shell, memo, fail } = setUp();
    const left = memo.record(shell);
    fail(true);
    const givenUp = left.api.get('/caractrap');
    fail(false);
    expect((await memo.replay(shell).api.get('/caractrap')).body).toEqual([]);
    await expect(givenUp).rejects.toMatchObject({ code: 'http' });

    const next = memo.record(shell);
    fail(true);
    await expect(left.api.get('/caractrap')).rejects.toMatchObject({ code: 'http' });
    fail(false);
    expect((await next.api.get('/caractrap')).body).toEqual([]);
  });
});
