import { MESSAGES_MISSED } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShell,
} from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fr } from '../i18n/fr';
import { at, DAY, raceRow } from '../testing/raceFixtures';
import { page } from './home';

const RACES = [
  raceRow({ id: 11, prix: '1', heure: '13:30:00', prixnom: 'PRIX PASSÉ', arriv: '4-2-9' }),
  raceRow({ id: 12, prix: '2', heure: '14:10:00', prixnom: 'PRIX PROCHAIN', quinte: 1 }),
  raceRow({
    id: 13,
    prix: '10',
    heure: '16:00:00',
    prixnom: 'PRIX DERNIER',
    dist: '0',
    partant: null,
    cheque: null,
  }),
];

interface Answers {
  readonly races?: unknown;
  readonly arrivals?: () => unknown;
  readonly meetings?: number;
}

/** A visitor's shell at 13:45 in Paris. */
function createShell(answers: Answers = {}, session: keyof typeof fakeSessions = 'anonymous'): FakeShell {
  const { races = RACES, arrivals = () => ({}), meetings = 1 } = answers;
  return createFakeShell({
    session: fakeSessions[session],
    now: at('13:45'),
    headers: () => ({ 'x-meetings-total': String(meetings) }),
    async answer({ name }) {
      if (name === '/apin/arrivals') return { arrivals: arrivals() };
      if (races instanceof Error) throw races;
      return races;
    },
  });
}
const show = async (shell: FakeShell) => {
  const view = await act(() => renderPage(page, { shell, query: { vue: 'reunions' } }));
  return view;
};
const rowOf = (id: number) => {
  const link = screen
    .getAllByRole('link')
    .find((candidate) => candidate.getAttribute('href') === `/Course/${id}` && candidate.closest('ol'));
  if (!link) throw new Error(`race ${id} is not listed`);
  return link;
};
const meeting = () => screen.getByRole('region', { name: /VINCENNES/ });

describe('the meetings of today', () => {
  it('shows today’s meeting as a section named after its racecourse, races in order', async () => {
    await show(createShell());
    expect(screen.getByRole('heading', { level: 1, name: 'Les réunions du jour' })).toBeVisible();
    expect(within(meeting()).getByRole('heading')).toHaveTextContent('R1 VINCENNES');
    const links = within(meeting()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Course/11',
      '/Course/12',
      '/Course/13',
    ]);
  });

  it('asks for today in UTC', async () => {
    const shell = createShell();
    await show(shell);
    const asked = new Map(shell.calls.map(({ name, query }) => [name, query['jour'] ?? query['date']]));
    expect(asked).toEqual(
      new Map([
        ['/caractrap', DAY],
        ['/apin/arrivals', DAY],
      ]),
    );
  });

  it('shows time, distance, runners and prize of a race, and « – » for what there is none of', async () => {
    await show(createShell());
    expect(rowOf(12)).toHaveTextContent('14h10');
    expect(rowOf(12)).toHaveTextContent('C2');
    expect(rowOf(12)).toHaveTextContent('Quinté+');
    expect(rowOf(12)).toHaveTextContent(/2\s?700\s?m/);
    expect(rowOf(12)).toHaveTextContent(/14\spartants/);
    expect(rowOf(13)).toHaveTextContent('C10');
    expect(rowOf(13).textContent?.match(/–/g)).toHaveLength(3);
  });

  it('shows the arrival of a race that has run, and how long until a near one starts', async () => {
    await show(createShell());
    expect(rowOf(11)).toHaveTextContent('4 - 2 - 9');
    expect(rowOf(12)).toHaveTextContent(/À partir dans 25\smin/);
    expect(rowOf(13)).toHaveTextContent(/À partir$/);
  });

  it('puts the next race in sight', async () => {
    await show(createShell());
    const banner = screen.getByText('Prochaine course').closest('a');
    expect(banner).toHaveAttribute('href', '/Course/12');
    expect(banner).toHaveTextContent('R1 C2 PRIX PROCHAIN');
  });

  it('does not call the next race of the meeting in sight the day’s where others are hidden', async () => {
    await show(createShell({ meetings: 3 }));
    expect(screen.queryByText('Prochaine course')).toBeNull();
    expect(screen.getByText('Prochaine course à VINCENNES').closest('a')).toHaveAttribute(
      'href',
      '/Course/12',
    );
  });

  it('shows a member no hint of hidden meetings, whatever the API counts', async () => {
    await show(createShell({ meetings: 17 }, 'member'));
    expect(screen.queryByText(/Connectez-vous/)).toBeNull();
  });

  it.each([
    [3, 'Connectez-vous pour voir les 2 autres réunions'],
    [2, 'Connectez-vous pour voir l’autre réunion'],
  ])('tells an anonymous visitor of %d meetings what is hidden', async (meetings, sentence) => {
    await show(createShell({ meetings }));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: fr.day.signIn })).toHaveAttribute('href', '/connec');
  });

  it('tells a member who comes back that the other meetings are on their way', async () => {
    await show(createShell({ meetings: 3 }, 'returning'));
    expect(screen.getByText('Les 2 autres réunions arrivent')).toBeVisible();
    expect(screen.queryByRole('link', { name: fr.day.signIn })).toBeNull();
  });

  it('says nothing of hidden meetings when there are none', async () => {
    await show(createShell({ meetings: 1 }));
    expect(screen.queryByText(/Connectez-vous/)).toBeNull();
  });

  it('says « Aucune réunion pour cette journée » on an empty day', async () => {
    await show(createShell({ races: [], meetings: 0 }));
    expect(screen.getByText('Aucune réunion pour cette journée')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actualiser' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Choisir une journée' })).toBeVisible();
  });

  it('shows why the list could not be had, and tries again on demand', async () => {
    const revalidate = jest.fn();
    const shell = { ...createShell({ races: httpError(503) }), revalidate };
    await show(shell);
    expect(screen.getByRole('alert')).toHaveTextContent('Les réunions n’ont pas pu être chargées');
    expect(screen.getByRole('alert')).toHaveTextContent(/\(erreur\s503\)/);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('treats an answer of another shape like a list that could not be had', async () => {
    await show(createShell({ races: { error: 'x' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('réponse illisible');
  });
});

describe('the arrivals of the day', () => {
  it('are merged into the list', async () => {
    await show(
      createShell({ arrivals: () => ({ '1': { '2': { ordre: '7-3', arriveeDefinitive: false } } }) }),
    );
    expect(rowOf(12)).toHaveTextContent('7 - 3');
    expect(rowOf(12)).toHaveTextContent(/7 - 3\s*Provisoire/);
    expect(rowOf(11)).toHaveTextContent(/4 - 2 - 9\s*Définitive/);
  });

  it('that cannot be had are only logged', async () => {
    const error = jest.fn();
    const shell = createShell({
      arrivals: () => {
        throw httpError(500);
      },
    });
    await show({ ...shell, logger: { ...shell.logger, error } });
    expect(rowOf(11)).toHaveTextContent('4 - 2 - 9');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(error).toHaveBeenCalledWith(
      'The arrivals could not be loaded',
      expect.objectContaining({ jour: DAY }),
    );
  });

  it('appear when the server announces one of this day, and only then', async () => {
    let known: unknown = {};
    const shell = createShell({ arrivals: () => known });
    await show(shell);
    known = { '1': { '2': '7-3-1' } };
    const announce = (meta: Record<string, unknown>) =>
      act(async () =>
        shell.push({ message: 'Arrivée', status: 'info', snackbar: false, timeout: 6000, meta }),
      );
    const asked = () => shell.calls.filter(({ name }) => name === '/apin/arrivals').length;
    await announce({ type: 'arrival', jour: '2022-12-05' });
    await announce({ type: 'other', jour: DAY });
    expect(asked()).toBe(1);
    await announce({ type: 'arrival', jour: DAY });
    expect(asked()).toBe(2);
    expect(rowOf(12)).toHaveTextContent('7 - 3 - 1');
  });

  it('are asked for again by hand, and this is tracked', async () => {
    let known: unknown = {};
    const shell = createShell({ arrivals: () => known });
    await show(shell);
    known = { '1': { '2': '7-3-1' } };
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(rowOf(12)).toHaveTextContent('7 - 3 - 1'));
    expect(shell.tracked).toEqual([{ name: 'arrivals_refreshed', payload: { jour: DAY } }]);
  });

  it('are no longer followed once the page is left', async () => {
    const shell = createShell();
    const { unmount } = await show(shell);
    unmount();
    shell.push({
      message: 'Arrivée',
      status: 'info',
      snackbar: false,
      timeout: 6000,
      meta: { type: 'arrival', jour: DAY },
    });
    expect(shell.calls.filter(({ name }) => name === '/apin/arrivals')).toHaveLength(1);
  });
});

describe('a day that goes on while it is looked at', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const tell = async (shell: FakeShell, meta: Record<string, unknown>, message = 'Nouvelle') => {
    await act(async () => shell.push({ message, status: 'info', snackbar: false, timeout: 6000, meta }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
  };
  const asked = (shell: FakeShell, path: string) => shell.calls.filter(({ name }) => name === path).length;

  it('says that an arrival was corrected, and that it is final', async () => {
    let known: unknown = { '1': { '2': { ordre: '7-3', arriveeDefinitive: false } } };
    const shell = createShell({ arrivals: () => known });
    await show(shell);
    const announce = (message: string) => tell(shell, { type: 'arrival', jour: DAY, raceId: 12 }, message);
    known = { '1': { '2': { ordre: '3-7', arriveeDefinitive: false } } };
    await announce('Arrivée provisoire corrigée R1 C2 : 3 - 7');
    expect(rowOf(12)).toHaveTextContent(/3 - 7\s*Provisoire, corrigée/);
    expect(screen.getByRole('status')).toHaveTextContent('Arrivée provisoire corrigée R1 C2 : 3 - 7');
    known = { '1': { '2': { ordre: '3-7-1', arriveeDefinitive: true } } };
    await announce('Arrivée définitive R1 C2 : 3 - 7 - 1');
    expect(rowOf(12)).toHaveTextContent(/3 - 7 - 1\s*Définitive, corrigée/);
  });

  it('reads out no arrival of a race that is not shown', async () => {
    const shell = createShell();
    await show(shell);
    await tell(shell, { type: 'arrival', jour: DAY, raceId: 99 });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows a changed programme, once for several messages, the focus where it was', async () => {
    const races = [...RACES];
    const shell = createShell({ races });
    await show(shell);
    rowOf(12).focus();
    races[1] = { ...races[1], heure: '14:25:00' };
    await act(async () => {
      for (const raceId of [null, 12]) {
        const meta = { type: 'change', of: 'race', jour: DAY, raceId };
        shell.push({ message: 'Programme', status: 'info', snackbar: false, timeout: 6000, meta });
      }
    });
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(asked(shell, '/caractrap')).toBe(2);
    expect(rowOf(12)).toHaveTextContent('14h25');
    expect(rowOf(12)).toHaveFocus();
  });

  it.each([
    [{ type: 'change', of: 'runners', jour: DAY, raceId: 12 }],
    [{ type: 'change', of: 'race', jour: '2022-12-05', raceId: null }],
  ])('does not ask for what it does not show (%j)', async (meta) => {
    const shell = createShell();
    await show(shell);
    await tell(shell, meta);
    expect(asked(shell, '/caractrap')).toBe(1);
  });

  it('looks at everything again when messages may have been missed', async () => {
    const shell = createShell();
    await show(shell);
    await tell(shell, { type: MESSAGES_MISSED });
    expect([asked(shell, '/caractrap'), asked(shell, '/apin/arrivals')]).toEqual([2, 2]);
  });

  it('keeps what it shows when that cannot be had', async () => {
    const failing = { now: false };
    const warn = jest.fn();
    const shell = createFakeShell({
      now: at('13:45'),
      answer: ({ name }) => {
        if (failing.now) throw httpError(503);
        return name === '/apin/arrivals' ? { arrivals: {} } : RACES;
      },
    });
    await show({ ...shell, logger: { ...shell.logger, warn } });
    failing.now = true;
    await tell(shell, { type: 'change', of: 'race', jour: DAY, raceId: null });
    expect(rowOf(11)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warn).toHaveBeenCalledWith(`The meetings of ${DAY} could not be read`, {
      message: expect.stringContaining('503'),
    });
  });

  it('is loaded anew once another day has begun (UTC)', async () => {
    let now = Date.parse(`${DAY}T23:59:50Z`);
    const revalidate = jest.fn();
    await show({ ...createShell(), now: () => now, revalidate });
    act(() => jest.advanceTimersByTime(15_000));
    expect(revalidate).not.toHaveBeenCalled();
    now += 15_000;
    act(() => jest.advanceTimersByTime(15_000));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});

describe('the clock', () => {
  afterEach(() => jest.useRealTimers());

  it('moves the countdowns on', async () => {
    jest.useFakeTimers();
    let now = at('13:45');
    await show({ ...createShell(), now: () => now });
    expect(rowOf(12)).toHaveTextContent(/dans 25\smin/);
    now = at('14:08');
    act(() => jest.advanceTimersByTime(15_000));
    expect(rowOf(12)).toHaveTextContent('Départ imminent');
  });
});
