import { defineWidget } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, renderPage, type FakeShellOptions } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, DAY, raceRow } from '../testing/raceFixtures';
import { page } from './raceDay';

const weather = { meteo: 'Couvert, terrain souple', temperature: 13, natpis: 'PS' };
const RACES = [
  raceRow({ id: 11, heure: '11:00:00', typec: 'Attelé', arriv: '4-2-9', ...weather }),
  raceRow({ id: 12, prix: '2', heure: '11:30:00', typec: 'Monté', arriv: '1-2', natpis: 'PS' }),
  raceRow({ id: 21, reun: '2', hippo: 'Lyon-La Soie', heure: '18:40:00', typec: 'Plat' }),
  raceRow({ id: 31, reun: 'Mantorp', hippo: 'Mantorp', heure: '16:00:00', typec: 'Attelé', devise: 'SEK' }),
];
const show = (options: FakeShellOptions = {}) => {
  const shell = createFakeShell({
    session: fakeSessions.member,
    now: at('13:45'),
    headers: () => ({ 'x-meetings-total': '3' }),
    answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: {} } : RACES),
    ...options,
  });
  return act(() => renderPage(page, { shell, query: { jour: DAY } }));
};
const meeting = (name: RegExp) => screen.getByRole('region', { name });
const open = (name: RegExp) => within(meeting(name)).getByRole('button', { name: /Voir les arrivées/ });

describe('a meeting’s head', () => {
  it('tells its nature, disciplines, number of races and first start, weather and surface', async () => {
    await show();
    expect(meeting(/VINCENNES/)).toHaveTextContent('Diurne · Attelé, Monté · 2 courses · dès 11h00');
    expect(meeting(/VINCENNES/)).toHaveTextContent(/Couvert, terrain souple · 13.°C · Sable/);
    expect(meeting(/Lyon/)).toHaveTextContent('Nocturne · Plat · 1 course · dès 18h40');
  });

  it('tells the country where it is not France, and nothing of weather that is not known', async () => {
    await show();
    expect(meeting(/Mantorp/)).toHaveTextContent('Diurne · Attelé · Suède · 1 course · dès 16h00');
    expect(meeting(/Mantorp/)).not.toHaveTextContent('°C');
    expect(meeting(/VINCENNES/)).not.toHaveTextContent('France');
  });

  it('says nothing of what the data does not tell', async () => {
    await show({
      answer: ({ name }) =>
        name === '/apin/arrivals' ? { arrivals: {} } : [raceRow({ heure: null, typec: '', natpis: 'XX' })],
    });
    expect(within(meeting(/VINCENNES/)).getByText('1 course')).toBeVisible();
  });
});

describe('two meetings of one racecourse', () => {
  it('stand together, the races of the second with its number', async () => {
    const races = [raceRow({ id: 1, reun: '1' }), raceRow({ id: 2, reun: '5' })];
    await show({ answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: {} } : races) });
    expect(
      within(meeting(/VINCENNES/))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^13h50C1PRIX/), expect.stringMatching(/^13h50R5.C1PRIX/)]);
  });
});

describe('a meeting that has run', () => {
  it('does not hide what is to come: its arrivals are shown on demand', async () => {
    await show();
    const list = within(meeting(/VINCENNES/)).getByRole('list', { hidden: true });
    expect(open(/VINCENNES/)).toHaveAttribute('aria-expanded', 'false');
    expect(open(/VINCENNES/)).toHaveAccessibleName('Voir les arrivées de VINCENNES');
    expect(open(/VINCENNES/)).toHaveAttribute('aria-controls', list.id);
    await userEvent.click(open(/VINCENNES/));
    expect(within(meeting(/VINCENNES/)).getByRole('button', { expanded: true })).toHaveTextContent('Masquer');
    expect(within(meeting(/VINCENNES/)).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is open when nothing is to come, and on another day', async () => {
    const { unmount } = await show({ now: at('23:30') });
    expect(screen.queryByRole('button', { name: /Voir les arrivées/ })).toBeNull();
    unmount();
    await show({ now: at('13:45') + 86_400_000 });
    expect(screen.queryByRole('button', { name: /Voir les arrivées/ })).toBeNull();
  });

  it('closes under nobody’s eyes', async () => {
    jest.useFakeTimers();
    let now = at('13:45');
    await show({ now: () => now });
    now = at('20:00');
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(meeting(/Mantorp/)).getAllByRole('listitem')).toHaveLength(1);
    expect(within(meeting(/Mantorp/)).queryByRole('button')).toBeNull();
    jest.useRealTimers();
  });
});

describe('the ways to the meetings', () => {
  it('lead to each meeting’s heading, without another address', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    const { shell } = await show();
    const ways = within(screen.getByRole('navigation', { name: 'Aller à une réunion' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'R1 VINCENNES',
      'R2 Lyon-La Soie',
      'Mantorp',
    ]);
    await userEvent.click(ways.getByRole('link', { name: 'Mantorp' }));
    expect(screen.getByRole('heading', { name: 'Mantorp' })).toHaveFocus();
    expect(scrolled).toEqual([meeting(/Mantorp/)]);
    expect(shell.visited).toEqual([]);
    expect(window.location.hash).toBe('');
  });

  it('are left out for a single meeting', async () => {
    await show({ answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: {} } : [RACES[0]]) });
    expect(screen.queryByRole('navigation', { name: 'Aller à une réunion' })).toBeNull();
  });
});

describe('the state of a race', () => {
  it.each([
    ['12:00', {}, 'À partir'],
    ['13:20', {}, /À partir dans 30.min/],
    ['13:48', {}, 'Départ imminent'],
    ['13:55', {}, 'En cours'],
    ['15:20', {}, 'Arrivée attendue, source en retard'],
    ['17:00', {}, 'Résultat non communiqué'],
    ['13:59', { ordre: '4-2', arriveeDefinitive: false }, 'Provisoire'],
    ['13:59', { ordre: '4-2', arriveeDefinitive: true }, 'Définitive'],
    ['13:00', { ordre: null, statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' }, 'Annulée'],
  ])('at %s with the arrival %j is %s', async (time, arrival, words) => {
    await show({
      now: at(time),
      answer: ({ name }) =>
        name === '/apin/arrivals' ? { arrivals: { '1': { '1': arrival } } } : [raceRow()],
    });
    expect(within(meeting(/VINCENNES/)).getByText(words)).toBeVisible();
  });
});

describe('the place of the favourites’ next race', () => {
  const widgets = { 'favourites-next-race': defineWidget({ Widget: () => <p>Idaho à 14h10</p> }) };
  const isBehind = (name: RegExp) =>
    Boolean(
      meeting(name).compareDocumentPosition(screen.getByText('Idaho à 14h10')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    );

  it('is below the meeting that is under way', async () => {
    await show({ favourites: { horses: [1] }, widgets });
    expect([/VINCENNES/, /Lyon/, /Mantorp/].map(isBehind)).toEqual([true, true, false]);
  });

  it.each([
    ['who follows nobody', {}],
    ['another day', { favourites: { horses: [1] }, now: at('13:45') + 86_400_000 }],
  ])('is none of %s', async (_what, options) => {
    const { shell } = await show({ widgets, ...options });
    expect(shell.slots).toEqual([]);
  });
});
