import { createFakeShell, httpError } from '@galopin/shared/testing';
import { fetchRaceDays } from './fetchRaceDays';

const { signal } = new AbortController();

describe('fetchRaceDays', () => {
  it('reads the days with races, with their number', async () => {
    const answer = () => [
      { jour: '2022-12-05', meetings: 3, races: 25, runners: 300 },
      { jour: '2022-12-04', meetings: 0, races: 0, runners: 0 },
    ];
    const shell = createFakeShell({ answer });
    expect(await fetchRaceDays(shell, signal)).toEqual(new Map([['2022-12-05', 25]]));
    expect(shell.calls).toMatchObject([{ kind: 'get', name: '/apin/days', query: { limit: 5000 } }]);
  });

  it.each([[{}], [[{ jour: 20221204, races: 1 }]], [[{ jour: '2022-12-04', races: -1 }]]])(
    'refuses %j',
    async (body) => {
      const shell = createFakeShell({ answer: () => body });
      await expect(fetchRaceDays(shell, signal)).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('passes a failure of the API on', async () => {
    const answer = () => {
      throw httpError(500);
    };
    await expect(fetchRaceDays(createFakeShell({ answer }), signal)).rejects.toThrow(
      'HTTP error! status: 500',
    );
  });
});
