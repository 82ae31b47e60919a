import type { RecentAlerts, ToldAlert } from '@galopin/shared/contracts';
import { createFakeShell } from '@galopin/shared/testing';
import { followAlerts } from './followAlerts';

const ALERT: ToldAlert = {
  id: 8,
  kind: 'non-runner',
  title: 'Non-partant : Idaho',
  body: 'Le n° 4 ne court pas.',
  path: '/Course/11',
  at: '2026-11-26T10:00:00Z',
};

function setUp(answers: readonly (Partial<RecentAlerts> | Error)[]) {
  const left = [...answers];
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  const notify = jest.fn();
  const shell = createFakeShell({
    answer: () => {
      const answer = left.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return { alerts: [], lastId: 7, isOn: true, ...answer };
    },
  });
  const stop = followAlerts({
    uid: 'u1',
    api: shell.api,
    logger: shell.logger,
    notifications: { notify },
    document: page,
  });
  return { shell, notify, page, stop, pass: () => jest.advanceTimersByTimeAsync(30_000) };
}

describe('alerts in open pages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are those that come from now on, each with its page', async () => {
    const { shell, notify, pass, stop } = setUp([{}, { alerts: [ALERT], lastId: 8 }]);
    await jest.advanceTimersByTimeAsync(5000);
    await pass();
    await pass();
    expect(shell.calls.map(({ query }) => query)).toEqual([{}, { after: 7 }, { after: 8 }]);
    expect(notify.mock.calls).toEqual([
      [
        expect.objectContaining({
          message: 'Non-partant : Idaho. Le n° 4 ne court pas.',
          meta: { type: 'alert', href: '/Course/11' },
        }),
      ],
    ]);
    stop();
    await pass();
    expect(shell.calls).toHaveLength(3);
  });

  it('are looked for by a page in sight alone, and again after a failure', async () => {
    const { shell, page, pass } = setUp([new Error('away')]);
    await jest.advanceTimersByTimeAsync(5000);
    page.visibilityState = 'hidden';
    await pass();
    expect(shell.calls).toHaveLength(1);
    page.visibilityState = 'visible';
    await pass();
    expect(shell.calls).toHaveLength(2);
  });

  it('are looked for no longer where none are wanted', async () => {
    const { shell, pass } = setUp([{ isOn: false }]);
    await jest.advanceTimersByTimeAsync(5000);
    await pass();
    expect(shell.calls).toHaveLength(1);
  });
});
