import { createFakeShell, httpError } from '@galopin/shared/testing';
import { DAY } from '../testing/raceFixtures';
import { fetchArrivals } from './fetchArrivals';

const answering = (body: unknown) => createFakeShell({ answer: () => body });

describe('fetchArrivals', () => {
  it('asks for a day and takes both forms of an arrival', async () => {
    const arrivals = { '1': { '1': '16-5', '2': { ordre: [[3], [4, 5]], arriveeDefinitive: true } } };
    const shell = answering({ arrivals });
    expect(await fetchArrivals(shell, DAY)).toEqual(arrivals);
    expect(shell.calls).toMatchObject([{ kind: 'get', name: '/apin/arrivals', query: { date: DAY } }]);
  });

  it('takes a day without arrivals', async () => {
    expect(await fetchArrivals(answering({ arrivals: {} }), DAY)).toEqual({});
  });

  it.each([null, [], {}, { arrivals: { '1': { '1': 16 } } }, { arrivals: { '1': { '1': {} } } }])(
    'refuses %j as malformed',
    async (body) => {
      await expect(fetchArrivals(answering(body), DAY)).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('passes on the client’s error', async () => {
    const shell = createFakeShell({ answer: () => Promise.reject(httpError(503)) });
    await expect(fetchArrivals(shell, DAY)).rejects.toMatchObject({ code: 'http', details: { status: 503 } });
  });
});
