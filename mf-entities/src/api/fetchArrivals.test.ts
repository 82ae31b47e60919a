import { arrival } from '@galopin/shared/testing';
import { shellWith } from '../testing/entityFixtures';
import { fetchArrivals } from './fetchArrivals';

const { signal } = new AbortController();
const fetchFrom = (arrivals: unknown) => fetchArrivals(shellWith({ arrivals }), '2026-11-21', signal);

describe('fetchArrivals', () => {
  it('asks for the day', async () => {
    const shell = shellWith({});
    await fetchArrivals(shell, '2026-11-21', signal);
    expect(shell.calls).toMatchObject([{ name: '/apin/arrivals', query: { date: '2026-11-21' } }]);
  });

  it('reads every race of it', async () =>
    expect(await fetchFrom({ arrivals: { '1': { '4': '16-5' } } })).toEqual({
      '1': { '4': arrival([16, 5]) },
    }));

  it('refuses another shape', async () => expect(fetchFrom([])).rejects.toMatchObject({ code: 'malformed' }));
});
