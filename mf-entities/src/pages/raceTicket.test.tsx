import { fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@galopin/shared/testing/fetch';
import { raceRow, runnerRow, shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { page } from './race';

const field = Array.from({ length: 8 }, (_, index) =>
  runnerRow(index + 1, { cotedirect: 20 - index, ...(index === 7 && { cl: 'NP' }) }),
);
const bet = (typePari: string, miseBase: number) => ({ typePari, miseBase, enVente: true });
const details = {
  allocations: [],
  terrain: null,
  paris: [bet('QUINTE_PLUS', 200), bet('TRIO', 200), bet('SIMPLE_GAGNANT', 200)],
  cagnottes: [{ typePari: 'QUINTE_PLUS', montant: 50_000_000 }],
  partants: [],
};

async function show(query: Readonly<Record<string, string>> = {}, answers: EntityAnswers = {}, options = {}) {
  const shell = shellWith(
    {
      races: [raceRow()],
      runners: field,
      around: { meeting: [], incidents: [], silks: [], details },
      ...answers,
    },
    options,
  );
  const shown = await renderPage(page, { params: { id: '77' }, query, shell });
  await act(async () => {});
  return shown;
}
const open = async (
  query: Readonly<Record<string, string>> = {},
  answers: EntityAnswers = {},
  options = {},
) => {
  const shown = await show({ onglet: 'ticket', ...query }, answers, options);
  await screen.findByText(/ne prend aucun pari/);
  return shown;
};
const box = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`Cheval ${number} `) });
const summary = () =>
  within(screen.getByRole('region', { name: 'Résumé du ticket' }))
    .getByRole('status')
    .textContent?.replaceAll(/\s/g, ' ');

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the bets of a race to come', () => {
  it('stand at its head with their jackpots, beside the way to a ticket', async () => {
    await show();
    const badges = within(screen.getByRole('list', { name: 'Paris proposés' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Quinté+ · tirelire 500 000 €',
      'Trio',
      'Simple',
    ]);
    expect(screen.getByRole('link', { name: 'Préparer mon ticket' })).toHaveAttribute(
      'href',
      '/Course/77?onglet=ticket#onglets',
    );
  });

  it('are gone with the way to a ticket once it is run', async () => {
    await show({}, { races: [raceRow({ arriv: '1-2' })] });
    expect(screen.queryByRole('list', { name: 'Paris proposés' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Préparer mon ticket' })).not.toBeInTheDocument();
  });
});

describe('a ticket', () => {
  it('is ticked, counted and kept in the address without anything being asked for again', async () => {
    const { shell } = await open();
    const calls = shell.calls.length;
    expect(summary()).toContain('Cochez vos chevaux.');
    for (const number of [1, 2, 3, 4, 5, 6]) await userEvent.click(box(number));
    expect(summary()).toContain('Quinté+ : 12 €6 combinaisons à 2 €Combiné, 6 chevaux');
    await userEvent.click(screen.getByRole('button', { name: /Flexi 50/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cheval 1 en base' }));
    expect(summary()).toContain(
      'Quinté+ : 5 €5 combinaisons à 2 € · Flexi 50 %Champ réduit, 1 base, 5 chevaux',
    );
    expect(window.location.search).toBe('?onglet=ticket&numeros=2,3,4,5,6&flexi=50&bases=1');
    expect(shell.calls).toHaveLength(calls);
  });

  it('takes the favourites at one press, and the tip where it may be read', async () => {
    const tips = {
      tips: [
        { raceId: 77, title: '', text: '', selection: [8, 7, 1, 2], base: [3], regular: [4], outsiders: [5] },
      ],
      locked: [],
      total: 1,
      unlocked: true,
    };
    await open({}, { tips }, { session: fakeSessions.subscriber });
    await userEvent.click(screen.getByRole('button', { name: 'Cocher les 5 favoris' }));
    expect(summary()).toMatch(/Unitaire : 7 - 6 - 5 - 4 - 3$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Cocher les 5 premiers du pronostic' }));
    expect(summary()).toMatch(/Unitaire : 7 - 1 - 2 - 3 - 4$/);
  });

  it('offers no tip that is kept for subscribers', async () => {
    await open({}, { tips: { tips: [], locked: [{ raceId: 77 }], total: 1, unlocked: false } });
    expect(screen.queryByRole('button', { name: /pronostic/ })).not.toBeInTheDocument();
  });

  it('lets nobody tick who does not start, and marks who was withdrawn since', async () => {
    await open({ pari: 'trio', numeros: '1,2,8' });
    expect(box(8)).toBeDisabled();
    expect(screen.getByText('Non-partant sur votre ticket')).toBeVisible();
    expect(screen.getByText(/8.Cheval 8 : compté nulle part/)).toBeVisible();
    expect(summary()).toContain('Il manque 1 cheval.');
    expect(
      within(screen.getByRole('region', { name: 'Résumé du ticket' })).getByRole('button', {
        name: 'Imprimer',
      }),
    ).toBeDisabled();
  });

  it('says what is wrong with its address', async () => {
    await open({ pari: 'multi', numeros: '1,25,abc' });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/« multi » : il n’est pas proposé/)).toBeVisible();
    expect(alert.getByText(/N° 25 : aucun partant ne le porte, les numéros vont de 1 à 8/)).toBeVisible();
    expect(alert.getByText(/« abc » : ce ne sont pas des numéros/)).toBeVisible();
  });

  it('is printed by itself, and tells that nothing is played', async () => {
    const { shell } = await open({ pari: 'trio', numeros: '1,2,3' });
    act(() => void fireEvent(window, new Event('beforeprint')));
    const sheet = within(document.querySelector<HTMLElement>('.race-sheet')!);
    expect(document.querySelectorAll('.race-sheet')).toHaveLength(1);
    expect(sheet.getByRole('heading', { name: 'Mon ticket – Trio', hidden: true })).toBeInTheDocument();
    expect(sheet.getByText(/Galopin ne prend aucun pari/)).toBeInTheDocument();
    expect(sheet.getByText(/Jouer comporte des risques/)).toBeInTheDocument();
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(document.querySelector('.race-sheet')).toBeNull();
    expect(shell.tracked).toContainEqual({ name: 'page_printed', payload: { page: 'ticket' } });
  });

  it('names the usual bets where the source names none', async () => {
    await open({}, { around: httpError(500) });
    expect(screen.getByText(/paris d’usage/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Couplé gagnant' })).toBeVisible();
  });

  it('says that it is too late once the race is run, and waits for runners', async () => {
    await open({}, { races: [raceRow({ arriv: '1-2' })] });
    expect(screen.getByText(/ne se joue plus/)).toBeVisible();
    document.body.replaceChildren();
    await show({ onglet: 'ticket' }, { runners: [] });
    expect(await screen.findByText(/Le ticket se prépare dès que la liste est là/)).toBeVisible();
  });
});

describe('an address that is shared', () => {
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Partager' }));

  const withClipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('goes by the system’s sheet where there is one, and closing that is no failure', async () => {
    const share = jest.fn().mockRejectedValue(Object.assign(new Error('closed'), { name: 'AbortError' }));
    Object.assign(navigator, { share });
    const { shell } = await open({ numeros: '1' });
    await press();
    expect(share).toHaveBeenCalledWith({
      title: expect.stringContaining('Quinté+'),
      url: window.location.href,
    });
    expect(shell.notified).toEqual([]);
  });

  it('is copied elsewhere, and said to be', async () => {
    const writeText = jest.fn(async () => {});
    const { shell } = await open({ numeros: '1' });
    withClipboard(writeText);
    await press();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(shell.notified).toMatchObject([{ status: 'success', message: 'Adresse copiée.' }]);
  });

  it('is said to have failed where nothing may be copied', async () => {
    const { shell } = await open({ numeros: '1' });
    withClipboard(async () => Promise.reject(new Error('not allowed')));
    await press();
    expect(shell.notified).toMatchObject([{ status: 'warning' }]);
  });
});
