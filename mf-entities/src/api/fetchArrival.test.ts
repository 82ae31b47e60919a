import { arrival } from '@galopin/shared/testing';
import { shellWith } from '../testing/entityFixtures';
import { fetchArrival } from './fetchArrival';

const { signal } = new AbortController();
const address = { jour: '2026-11-21', meeting: 1, number: 4 };
const fetchFrom = (arrivals: unknown) => fetchArrival(shellWith({ arrivals }), address, signal);

describe('fetchArrival', () => {
  it('asks for the day', async () => {
    const shell = shellWith({});
    await fetchArrival(shell, address, signal);
    expect(shell.calls).toMatchObject([{ name: '/apin/arrivals', query: { date: '2026-11-21' } }]);
  });

  it('picks the race', async () =>
    expect(await fetchFrom({ arrivals: { '1': { '4': '16-5', '5': '1' } } })).toEqual(arrival([16, 5])));

  it('is null for a race without arrival', async () => expect(await fetchFrom({ arrivals: {} })).toBeNull());

  it('refuses another shape', async () => expect(fetchFrom([])).rejects.toMatchObject({ code: 'malformed' }));
});
