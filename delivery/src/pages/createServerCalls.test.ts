import { readAnswer } from '../answers/KeptAnswer';
import { createServerCalls } from './createServerCalls';

const asker = { ip: '203.0.113.7', protocol: 'https', host: 'galopin.test' };
const answerOf = (status: number, body: unknown, headers = {}) =>
  readAnswer(status, headers, Buffer.from(JSON.stringify(body)));

function setUp() {
  const answers = {
    get: jest.fn(async () => answerOf(200, [{ id: 7 }], { 'x-meetings-total': '5' })),
    run: jest.fn(async () => answerOf(200, { result: [{ tip: 1 }] })),
  };
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  return { answers, log, calls: createServerCalls({ answers, asker, log }) };
}

describe('what a page reads while it is rendered', () => {
  it('is the public API, for the visitor who asks', async () => {
    const { answers, calls } = setUp();
    expect(await calls.get('/caractrap?id=7')).toMatchObject({
      status: 200,
      headers: { 'x-meetings-total': '5' },
      body: '[{"id":7}]',
    });
    expect(answers.get).toHaveBeenCalledWith('/caractrap?id=7', asker);
  });

  it('is edited content by the functions that answer everybody', async () => {
    const { answers, calls } = setUp();
    expect(await calls.run('tipsOfDay', { day: '2026-07-07', token: 'stolen' })).toEqual([{ tip: 1 }]);
    expect(answers.run).toHaveBeenCalledWith('tipsOfDay', { day: '2026-07-07' }, asker);
    answers.run.mockResolvedValueOnce(answerOf(400, { code: 141, error: 'no such day' }));
    await expect(calls.run('pressOfDay', {})).rejects.toThrow('no such day');
    expect(calls.reachedFor()).toBeNull();
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/caractrap',
    '/internal/changes',
    '/apin/admin/users',
    '/caractrap?token=x',
    '/../internal/changes',
    '',
  ])('is nothing else: %s', async (path) => {
    const { answers, calls } = setUp();
    await expect(calls.get(path)).rejects.toThrow('is not to be had on a server');
    expect(calls.reachedFor()).toBe(`GET ${path}`);
    expect(answers.get).not.toHaveBeenCalled();
  });

  it('is no other function of Parse', async () => {
    const { answers, calls } = setUp();
    await expect(calls.run('deleteEverything', {})).rejects.toThrow('is not to be had on a server');
    expect([calls.reachedFor(), answers.run.mock.calls.length]).toEqual(['the function deleteEverything', 0]);
  });

  it('is told apart from what this visitor has read too much of', async () => {
    const { answers, calls } = setUp();
    await calls.get('/caractrap?id=7');
    expect(calls.wasLimited()).toBe(false);
    answers.get.mockResolvedValueOnce(answerOf(429, {}));
    await calls.get('/caractrap?id=8');
    expect(calls.wasLimited()).toBe(true);
  });

  it('may be said to the log', () => {
    const { log, calls } = setUp();
    calls.log('warn', 'no arrivals', { jour: '2026-07-07' });
    expect(log.warn).toHaveBeenCalledWith({ jour: '2026-07-07' }, 'a page says: no arrivals');
  });
});
