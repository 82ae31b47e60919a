import { apiUrl } from '@galopin/shared/lib';
import { createFakeShell } from '@galopin/shared/testing';
import { remote } from '../../remote.config';
import { DAY, raceRow } from '../testing/raceFixtures';
import { fetchRaces } from './fetchRaces';

const { signal } = new AbortController();

describe('fetchRaces', () => {
  it('asks for meeting 1 only, unless every meeting may be seen', async () => {
    const shell = createFakeShell({ answer: () => [raceRow()] });
    await fetchRaces(shell, DAY, { everyMeeting: false, signal });
    await fetchRaces(shell, DAY, { everyMeeting: true, signal });
    const query = { limit: 1001, sort: 'reun asc, prix asc', jour: DAY };
    expect(shell.calls.map((call) => call.query)).toEqual([{ ...query, reun: 1 }, query]);
  });

  it.each([
    ['17', 17],
    ['0', 0],
    ['many', null],
    [undefined, null],
  ])('reads %j meetings in all as %j', async (header, total) => {
    const shell = createFakeShell({
      answer: () => [],
      headers: () => (header === undefined ? {} : { 'x-meetings-total': header }) as Record<string, string>,
    });
    expect((await fetchRaces(shell, DAY, { everyMeeting: false, signal })).meetingsTotal).toBe(total);
  });

  it('asks for the very address that the document prefetches for an anonymous visitor', async () => {
    const shell = createFakeShell({ answer: () => [] });
    await fetchRaces(shell, DAY, { everyMeeting: false, signal });
    const home = remote.pages.find(({ page }) => page === 'home');
    expect(shell.calls.map(({ name, query }) => apiUrl(name, query))).toEqual([
      home && 'prefetch' in home ? home.prefetch.replace('{today}', DAY) : undefined,
    ]);
  });
});
