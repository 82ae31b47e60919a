import { shellWith } from '../testing/entityFixtures';
import { fetchArrival } from './fetchArrival';

const { signal } = new AbortController();
const address = { jour: '2026-11-21', meeting: 1, number: 4 };
const fetchFrom = (arrivals: unknown) => fetchArrival(shellWith({ arrivals }), address, signal);
const answer = (arrival: unknown) => ({ arrivals: { '1': { '4': arrival } } });

describe('fetchArrival', () => {
  it('asks for the day', async () => {
    const shell = shellWith({});
    await fetchArrival(shell, address, signal);
    expect(shell.calls).toMatchObject([{ name: '/apin/arrivals', query: { date: '2026-11-21' } }]);
  });

  it('takes a plain order for final', async () =>
    expect(await fetchFrom(answer('16-5'))).toEqual({ order: [[16], [5]], final: true, cancelled: false }));

  it('is provisional until said to be final', async () => {
    expect(await fetchFrom(answer({ ordre: '1 - 2', categorieStatut: 'ARRIVEE' }))).toMatchObject({
      final: false,
    });
    expect(await fetchFrom(answer({ ordre: [[1, 2]], arriveeDefinitive: true }))).toMatchObject({
      order: [[1, 2]],
      final: true,
    });
  });

  it('knows a cancelled race, which has no order', async () =>
    expect(await fetchFrom(answer({ statut: 'COURSE_ANNULEE' }))).toMatchObject({
      order: [],
      cancelled: true,
    }));

  it('is null for a race without arrival', async () => expect(await fetchFrom({ arrivals: {} })).toBeNull());

  it('refuses another shape', async () => expect(fetchFrom([])).rejects.toMatchObject({ code: 'malformed' }));
});
