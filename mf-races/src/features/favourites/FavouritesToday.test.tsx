import { FAVOURITES_EXPECTED, type FavouriteRun } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderWithShell,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouritesToday } from './FavouritesToday';

const TODAY = '2026-11-22';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const run = (given: Partial<FavouriteRun> = {}): FavouriteRun => ({
  raceId: 7,
  jour: TODAY,
  time: '13:50',
  racecourse: 'Paris-Vincennes',
  meeting: '1',
  raceNumber: 3,
  raceName: 'Prix A',
  number: 4,
  nonRunner: false,
  horse: 'Idaho',
  jockey: 'E. Raffin',
  trainer: 'T. Duvaldestin',
  of: ['horse'],
  ...given,
});
const answerOf = (runs: readonly FavouriteRun[], total = runs.length) => ({ jour: TODAY, total, runs });

function show(options: FakeShellOptions = {}, jour = TODAY) {
  const shell = createFakeShell({ favourites: { horses: [1] }, now: NOW, ...options });
  renderWithShell(<FavouritesToday jour={jour} now={NOW} />, shell);
  return shell;
}

describe('favourites on the day’s page', () => {
  it('are told with time and race, each a link to it', async () => {
    const shell = show({
      answer: () => answerOf([run(), run({ number: 5, of: ['jockey'], horse: 'Jappeloup' })]),
    });
    const link = await screen.findByRole('link', { name: /R1\sC3 Idaho/ });
    expect(link).toHaveAttribute('href', '/Course/7');
    expect(screen.getByRole('link', { name: /E\. Raffin \(Jappeloup\)/ })).toBeVisible();
    expect(shell.calls).toEqual([
      {
        kind: 'post',
        name: '/apin/favourites/today',
        query: {},
        body: { horses: [1], jockeys: [], trainers: [] },
      },
    ]);
  });

  it('say who does not start, and how many more there are', async () => {
    show({ answer: () => answerOf([run({ nonRunner: true })], 62) });
    expect(await screen.findByText(/non partant/)).toBeVisible();
    expect(screen.getByText('et 61 autres partants')).toBeVisible();
  });

  it('say that none runs', async () => {
    show({ answer: () => answerOf([]) });
    expect(await screen.findByText('Aucun de vos favoris ne court aujourd’hui.')).toBeVisible();
  });

  it('take no place of a visitor without any, nor on another day', () => {
    expect(show({ favourites: {} }).calls).toEqual([]);
    expect(show({}, '2026-11-21').calls).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('have their place from the first paint where the document says that this device has some', () => {
    const { container } = renderWithShell(
      <FavouritesToday jour={TODAY} now={NOW} />,
      createFakeShell({ now: NOW }),
    );
    expect(container.firstElementChild).not.toBeVisible();
    document.documentElement.setAttribute(FAVOURITES_EXPECTED, '');
    expect(container.firstElementChild).toBeVisible();
    document.documentElement.removeAttribute(FAVOURITES_EXPECTED);
  });

  it('tell a member without any how to have some', () => {
    show({ favourites: {}, session: fakeSessions.member });
    expect(screen.getByText(/^Suivez un cheval/)).toBeVisible();
  });

  it('can be asked for again where they could not be had', async () => {
    let fails = true;
    show({
      answer: () => {
        if (fails) throw httpError(503);
        return answerOf([run()]);
      },
    });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: /Idaho/ })).toBeVisible();
  });

  it('are asked for again as soon as another is followed', async () => {
    const shell = show({ answer: () => answerOf([run()]) });
    await screen.findByRole('link', { name: /Idaho/ });
    await act(() => shell.favourites.set('jockey', 5, true));
    expect(shell.calls.at(-1)).toMatchObject({ body: { horses: [1], jockeys: [5], trainers: [] } });
  });
});
