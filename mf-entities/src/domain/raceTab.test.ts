import { paths } from '@galopin/shared/contracts';
import { arrival } from '@galopin/shared/testing';
import { firstTab, tabLink, tabOf } from './raceTab';

describe('tabOf', () => {
  it.each([
    ['?onglet=statistiques', 'statistiques'],
    ['?vue=couples&onglet=arrivee', 'arrivee'],
    ['?onglet=rapports', null],
    ['', null],
  ])('of %p is %p', (search, tab) => expect(tabOf(search)).toBe(tab));
});

describe('firstTab', () => {
  it('is the arrival once there is one', () => expect(firstTab(arrival([4, 2]))).toBe('arrivee'));

  it.each([null, { order: [], final: false, cancelled: true }])('is the runners with %j', (none) =>
    expect(firstTab(none)).toBe('partants'),
  );
});

it('the ticket is where other remotes link to', () =>
  expect(paths.race.ticket(7)).toBe(`${paths.race.to(7)}${tabLink('ticket')}`));
