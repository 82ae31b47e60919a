import { arrival, createFakeShell, httpError } from '@galopin/shared/testing';
import { DAY } from '../testing/raceFixtures';
import { fetchArrivals } from './fetchArrivals';

describe('fetchArrivals', () => {
  it('asks for a day and reads its arrivals', async () => {
    const shell = createFakeShell({ answer: () => ({ arrivals: { '1': { '1': '16-5' } } }) });
    expect(await fetchArrivals(shell, DAY)).toEqual({ '1': { '1': arrival([16, 5]) } });
    expect(shell.calls).toMatchObject([{ kind: 'get', name: '/apin/arrivals', query: { date: DAY } }]);
  });

  it('refuses another shape', async () => {
    const shell = createFakeShell({ answer: () => ({}) });
    await expect(fetchArrivals(shell, DAY)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('passes a failure of the API on', async () => {
    const answer = () => {
      throw httpError(500);
    };
    await expect(fetchArrivals(createFakeShell({ answer }), DAY)).rejects.toThrow('HTTP error! status: 500');
  });
});
