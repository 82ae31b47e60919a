import { AppError, SEARCH_TEXT, type SearchAnswer } from '@galopin/shared/contracts';
import { createFakeShell, httpError, renderWithShell, type FakeShellOptions } from '@galopin/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECENT_KEY } from './createRecentSearches';
import { SearchButton } from './SearchButton';

const NOTHING: SearchAnswer = { approximate: false, races: [], horses: [], jockeys: [], trainers: [] };
const ANSWER: SearchAnswer = {
  ...NOTHING,
  races: [
    {
      id: 13,
      jour: '2026-11-22',
      time: '15:15',
      racecourse: 'Paris-Vincennes',
      meeting: '1',
      raceNumber: 3,
      name: 'Prix d’Idaho',
      discipline: 'Attelé',
    },
  ],
  horses: [
    { id: 1, name: 'Idaho', lastDay: '2026-11-22' },
    { id: 2, name: 'Idaho du Lys', lastDay: '2026-11-01' },
  ],
};

function show(options: FakeShellOptions = {}) {
  const shell = createFakeShell({
    now: Date.parse('2026-11-22T12:00:00Z'),
    answer: () => ANSWER,
    ...options,
  });
  renderWithShell(
    <>
      <SearchButton />
      <input aria-label="Autre champ" />
    </>,
    shell,
  );
  return shell;
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  return screen.findByRole('combobox');
};
const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

// The palette's code comes with the first wish for it, which takes its time on a busy machine.
beforeAll(() => import('./SearchPalette'), 30_000);
beforeEach(() => localStorage.clear());

describe('the search in the header', () => {
  it('opens by « / », but not while the visitor writes', async () => {
    const shell = show();
    fireEvent.keyDown(screen.getByLabelText('Autre champ'), { key: '/' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(shell.tracked).toEqual([]);
    fireEvent.keyDown(document.body, { key: '/' });
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    expect(shell.tracked).toEqual([{ name: 'search_opened', payload: { by: 'key' } }]);
  });

  it('asks once the text rests, and groups what is found', async () => {
    const shell = show();
    await userEvent.type(await open(), 'idaho');
    expect(await options()).toEqual([
      expect.stringMatching(/^R1\sC3 · Prix d’IdahoParis-Vincennes · Aujourd’hui 15h15 · Attelé$/),
      'IdahoAu programme aujourd’hui',
      'Idaho du LysDernière course le 01/11/2026',
    ]);
    expect(screen.getByRole('group', { name: 'Chevaux' })).toBeVisible();
    expect(shell.calls).toEqual([{ kind: 'get', name: '/apin/search', query: { q: 'idaho' } }]);
    expect(screen.getByRole('status')).toHaveTextContent('3 résultats');
  });

  it('goes by keyboard alone to what is chosen, and offers it the next time', async () => {
    const shell = show();
    await userEvent.type(await open(), 'idaho');
    await options();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(shell.visited).toEqual(['/Cheval/1']);
    expect(shell.tracked.at(-1)).toEqual({
      name: 'search_chosen',
      payload: { kind: 'horse', recent: false },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(await options()).toEqual(['IdahoChevaux']);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les recherches récentes' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem(RECENT_KEY)).toBeNull();
  });

  it('leaves by Escape, and gives the focus back', async () => {
    show();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus());
  });

  it('asks nothing for a single letter, and says what it wants', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const shell = show();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await user.type(await screen.findByRole('combobox'), 'i'.repeat(SEARCH_TEXT.shortest - 1));
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    expect(shell.calls).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Au moins deux lettres');
  });

  it.each([
    ['nothing found', () => NOTHING, /^Aucun résultat pour « zz »/],
    ['a guess', () => ({ ...ANSWER, approximate: true }), /^Rien ne s’écrit exactement ainsi/],
    ['no connection', () => Promise.reject(new AppError('network', 'away')), /hors connexion/],
    ['a refusal', () => Promise.reject(httpError(429)), /^Trop de recherches/],
    ['a failure', () => Promise.reject(httpError(503)), /^La recherche n’a pas abouti/],
    ['another answer', () => ({ races: 1 }), /^La recherche n’a pas abouti/],
  ])('says in words: %s', async (_case, answer, words) => {
    show({ answer });
    await userEvent.type(await open(), 'zz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  });

  it('shows what was asked last, whichever answer comes first', async () => {
    let letFirst: (answer: unknown) => void = () => undefined;
    const first = new Promise((resolve) => (letFirst = resolve));
    const shell = show({ answer: ({ query }) => (query['q'] === 'id' ? first : ANSWER) });
    const input = await open();
    await userEvent.type(input, 'id');
    await waitFor(() => expect(shell.calls).toHaveLength(1));
    await userEvent.type(input, 'aho');
    await options();
    await act(async () => letFirst(NOTHING));
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
  });

  it.each(['{', '[{"kind":"owner","id":1,"label":"x"}]'])(
    'begins anew where the device holds %s',
    async (kept) => {
      localStorage.setItem(RECENT_KEY, kept);
      show();
      await open();
      expect(screen.queryByRole('option')).toBeNull();
      expect(localStorage.getItem(RECENT_KEY)).toBeNull();
    },
  );
});
