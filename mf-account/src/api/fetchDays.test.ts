import { createFakeShell, httpError } from '@galopin/shared/testing';
import { dayRow } from '../testing/accountFixtures';
import { fetchDays } from './fetchDays';

const { signal } = new AbortController();
const answering = (body: unknown) => createFakeShell({ answer: () => body });

describe('fetchDays', () => {
  it('reads the days in the order of the API, without what it does not know', async () => {
    const shell = answering([dayRow({ source: 'pmu' }), dayRow({ jour: '2026-11-20' })]);
    expect(await fetchDays(shell, signal)).toEqual([dayRow(), dayRow({ jour: '2026-11-20' })]);
    expect(shell.calls).toEqual([{ kind: 'get', name: '/apin/days', query: { limit: 5000 } }]);
  });

  it('reads an empty list', async () => {
    expect(await fetchDays(answering([]), signal)).toEqual([]);
  });

  it.each([
    ['no list', { days: [] }],
    ['no body', null],
    ['no such day', [dayRow({ jour: 'hier' })]],
    ['a missing count', [dayRow({ races: undefined })]],
    ['a negative count', [dayRow({ runners: -1 })]],
  ])('refuses %s', async (_, body) => {
    await expect(fetchDays(answering(body), signal)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('passes a failure of the API on', async () => {
    const shell = createFakeShell({
      answer: () => {
        throw httpError(503);
      },
    });
    await expect(fetchDays(shell, signal)).rejects.toThrow('HTTP error! status: 503');
  });
});
