import {
  createFakeShell,
  fakeSessions,
  httpError,
  type FakeShell,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { at, DAY, raceRow } from '../testing/raceFixtures';
import { renderAddress } from '../testing/renderAddress';
import { page } from './raceDay';

const RACES = [
  raceRow({ id: 11, prix: '1', heure: '12:00:00', typec: 'Attelé', arriv: '4-2-9' }),
  raceRow({ id: 12, prix: '2', heure: '14:10:00', typec: 'Attelé', quinte: 1 }),
  raceRow({ id: 21, reun: '2', hippo: 'Auteuil', prix: '1', heure: '15:00:00', typec: 'Haies' }),
  raceRow({ id: 31, reun: 'Mantorp', hippo: 'Mantorp', heure: '16:00:00', typec: 'Attelé', devise: 'SEK' }),
];

const createShell = (options: FakeShellOptions = {}) =>
  createFakeShell({
    session: fakeSessions.member,
    now: at('13:45'),
    headers: () => ({ 'x-meetings-total': '3' }),
    answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: {} } : RACES),
    ...options,
  });
const open = (search = '', shell = createShell()) => renderAddress(page, shell, search);
/** Not by role: that is slow for what is looked at again and again. */
const shown = () =>
  [...document.querySelectorAll('ol a[href^="/Course/"]')].map((link) => link.getAttribute('href'));
/** As a visitor does, but within `act`: the router answers by a transition. */
const press = (button: HTMLElement) =>
  act(async () => {
    button.focus();
    button.click();
  });
/** The router takes a moment for each address. */
const expectShown = (...ids: readonly number[]) =>
  waitFor(() => expect(shown()).toEqual(ids.map((id) => `/Course/${id}`)));
const filters = () => within(screen.getByRole('group', { name: 'Filtrer les courses' }));
const chip = (name: RegExp) => filters().getByRole('button', { name });
const pressed = () =>
  filters()
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const asked = (shell: FakeShell, path: string) => shell.calls.filter(({ name }) => name === path).length;

describe('the filters of a day', () => {
  it('are offered with the number of races each leaves', async () => {
    await open();
    expect(
      filters()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quinté+ 1', 'Attelé 3', 'Haies 1', 'France 3', 'Suède 1']);
    expect(pressed()).toEqual([]);
  });

  it('come from the address', async () => {
    await open('?discipline=attele&pays=fr');
    expect(pressed()).toEqual(['Attelé 2', 'France 2']);
    expect(shown()).toEqual(['/Course/11', '/Course/12']);
    expect(screen.getByText(/^2.courses$/)).toBeVisible();
  });

  it.each(['?discipline=luge', '?pays=xx&quinte=peut-être', '?discipline=%00&pays='])(
    'are none for the address %s, which names nothing known',
    async (search) => {
      await open(search);
      expect(pressed()).toEqual([]);
      expect(shown()).toHaveLength(4);
      expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
    },
  );

  it('stand in the address once chosen, « back » undoes them, and nothing is asked for again', async () => {
    const shell = createShell();
    const { router } = await open(`?jour=${DAY}`, shell);
    await press(chip(/Haies/));
    await expectShown(21);
    expect(router.state.location.search).toBe(`?jour=${DAY}&discipline=haies`);
    expect(chip(/Haies/)).toHaveFocus();
    await press(chip(/Attelé/));
    await expectShown(11, 12, 21, 31);
    expect(router.state.location.search).toBe(`?jour=${DAY}&discipline=haies,attele`);
    await act(() => router.navigate(-1));
    await expectShown(21);
    await act(() => router.navigate(-1));
    await expectShown(11, 12, 21, 31);
    expect(pressed()).toEqual([]);
    expect([asked(shell, '/caractrap'), asked(shell, '/apin/arrivals')]).toEqual([1, 1]);
  });

  it('tell what was chosen, one filter a report', async () => {
    const shell = createShell();
    await open('?quinte=1', shell);
    await press(chip(/Attelé/));
    await press(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(shell.tracked.filter(({ name }) => name === 'filter_changed')).toEqual(
      [
        { page: 'day', filter: 'discipline', value: 'attele' },
        { page: 'day', filter: 'discipline', value: '' },
        { page: 'day', filter: 'quinte', value: '' },
      ].map((payload) => ({ name: 'filter_changed', payload })),
    );
  });

  it('are taken back one by one or all at once', async () => {
    const { router } = await open('?discipline=attele&pays=se&quinte=1');
    await press(chip(/Quinté/));
    await expectShown(31);
    await press(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await expectShown(11, 12, 21, 31);
    expect(router.state.location.search).toBe('');
  });

  it('say so when they leave nothing, and can be cleared there', async () => {
    await open('?pays=jp');
    expect(shown()).toEqual([]);
    expect(screen.getByText('Aucune course ne correspond à ces filtres')).toBeVisible();
    expect(screen.queryByText('Aucune réunion pour cette journée')).toBeNull();
    expect(screen.queryByText(/^Prochaine course/)).toBeNull();
    const [, clear] = screen.getAllByRole('button', { name: 'Effacer les filtres' });
    await press(clear as HTMLElement);
    await expectShown(11, 12, 21, 31);
  });

  it('do not offer what would leave nothing', async () => {
    await open('?pays=se');
    expect(chip(/Haies 0/)).toBeDisabled();
    expect(chip(/Quinté. 0/)).toBeDisabled();
    expect(chip(/Attelé 1/)).toBeEnabled();
  });

  it('are not offered where all races are alike, nor where there are none', async () => {
    const { unmount } = await open('', createShell({ answer: () => [RACES[0]] }));
    expect(screen.queryByRole('group', { name: 'Filtrer les courses' })).toBeNull();
    unmount();
    await open('', createShell({ answer: () => [] }));
    expect(screen.queryByRole('group', { name: 'Filtrer les courses' })).toBeNull();
  });

  it('hold for the next race as well', async () => {
    await open('?discipline=haies');
    const banner = screen.getByText('Prochaine course de votre choix').closest('a');
    expect(banner).toHaveAttribute('href', '/Course/21');
  });

  it('let an arrival through that comes meanwhile, read out only where it is shown', async () => {
    let arrivals = {};
    const shell = createShell({
      answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals } : RACES),
    });
    await open('?quinte=1', shell);
    const announce = (raceId: number, message: string) =>
      act(async () =>
        shell.push({
          message,
          status: 'info',
          snackbar: false,
          timeout: 6000,
          meta: { type: 'arrival', jour: DAY, raceId },
        }),
      );
    await announce(21, 'Arrivée R2 C1');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    arrivals = { '1': { '2': '7-3-1' } };
    await announce(12, 'Arrivée R1 C2');
    expect(screen.getByRole('status')).toHaveTextContent('Arrivée R1 C2');
    expect(screen.getByRole('link', { name: /7 - 3 - 1/ })).toHaveAttribute('href', '/Course/12');
  });

  it('do not keep a list that failed: another choice asks for it again', async () => {
    const failing = { now: true };
    const shell = createShell({
      answer: ({ name }) => {
        if (failing.now) throw httpError(503);
        return name === '/apin/arrivals' ? { arrivals: {} } : RACES;
      },
    });
    const { router } = await open('?quinte=1', shell);
    expect(screen.getByRole('alert')).toHaveTextContent('503');
    expect(screen.queryByText('Aucune course ne correspond à ces filtres')).toBeNull();
    failing.now = false;
    await act(() => router.navigate('/Jour'));
    expect(shown()).toHaveLength(4);
  });

  it('do not keep a day that another visitor may see more of, nor another day', async () => {
    const shell = createShell({ session: fakeSessions.anonymous });
    const { router } = await open('', shell);
    shell.setSession(fakeSessions.member);
    await act(() => router.navigate('/Jour?quinte=1'));
    expect(asked(shell, '/caractrap')).toBe(2);
    await act(() => router.navigate('/Jour?jour=2022-12-03'));
    expect(asked(shell, '/caractrap')).toBe(3);
    await act(() => router.navigate('/Jour?jour=2022-12-03'));
    expect(asked(shell, '/caractrap')).toBe(4);
  });
});

describe('a programme that changes while filters are chosen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays changed, and what is still awaited comes', async () => {
    let answer: (rows: unknown) => void = () => undefined;
    let races: unknown = RACES;
    const shell = createShell({
      answer: ({ name }) => (name === '/apin/arrivals' ? { arrivals: {} } : races),
    });
    const { router } = await open('', shell);
    const change = async () => {
      const meta = { type: 'change', of: 'race', jour: DAY, raceId: null };
      await act(async () =>
        shell.push({ message: 'Programme', status: 'info', snackbar: false, timeout: 6000, meta }),
      );
      await act(() => jest.advanceTimersByTimeAsync(3000));
    };
    races = [{ ...RACES[1], heure: '14:25:00' }, ...RACES.slice(2)];
    await change();
    await act(() => router.navigate('/Jour?quinte=1'));
    expect(screen.getByRole('link', { name: /^14h25/ })).toBeVisible();

    races = new Promise((resolve) => {
      answer = resolve;
    });
    await change();
    await act(() => router.navigate('/Jour'));
    await act(async () => answer([{ ...RACES[1], heure: '14:40:00' }]));
    expect(shown()).toEqual(['/Course/12']);
    expect(screen.getByRole('link', { name: /^14h40/ })).toBeVisible();
  });
});
