import type { FavouriteNames } from '@galopin/shared/contracts';
import { createFakeShell, httpError, renderWithShell, type FakeShellOptions } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouritesCard } from './FavouritesCard';

const NAMES: FavouriteNames = [
  { kind: 'jockey', id: 5, name: 'E. Raffin', lastDay: '2026-11-22' },
  { kind: 'horse', id: 1, name: 'Idaho', lastDay: '2026-11-20' },
];

function show(options: FakeShellOptions = {}) {
  const shell = createFakeShell({
    favourites: { horses: [1], jockeys: [5] },
    answer: () => NAMES,
    ...options,
  });
  renderWithShell(<FavouritesCard />, shell);
  return shell;
}

describe('the member’s favourites', () => {
  it('are listed by kind, each with its page', async () => {
    show();
    const horses = await screen.findByRole('list', { name: 'Chevaux' });
    expect(within(horses).getByRole('link', { name: 'Idaho' })).toHaveAttribute('href', '/Cheval/1');
    expect(screen.getByRole('link', { name: 'E. Raffin' })).toHaveAttribute('href', '/Jockey/5');
    expect(screen.queryByRole('list', { name: 'Entraîneurs' })).toBeNull();
  });

  it('go at a press, without the names being asked for again', async () => {
    const shell = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Suivre Idaho', pressed: true }));
    expect(shell.favourites.get().favourites).toEqual({ horses: [], jockeys: [5], trainers: [] });
    expect(screen.queryByRole('link', { name: 'Idaho' })).toBeNull();
    expect(shell.calls).toHaveLength(1);
  });

  it('keep one that no race knows any more, so that it can be removed', async () => {
    show({ favourites: { trainers: [77] }, answer: () => [] });
    expect(await screen.findByRole('link', { name: /Entraîneur n°\s77/ })).toBeVisible();
  });

  it('say how to begin', () => {
    expect(show({ favourites: {} }).calls).toEqual([]);
    expect(screen.getByText(/^Vous ne suivez encore personne/)).toBeVisible();
  });

  it('are there without their names, which can be asked for again', async () => {
    let fails = true;
    show({
      answer: () => {
        if (fails) throw httpError(503);
        return NAMES;
      },
    });
    expect(await screen.findByRole('link', { name: /Cheval n°\s1/ })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Idaho' })).toBeVisible();
  });

  it('say when the account could not tell them, and ask it again', async () => {
    const shell = createFakeShell();
    const failed = { ...shell.favourites.get(), status: 'failed', place: 'account' } as const;
    const reload = jest.fn(() => Promise.resolve());
    renderWithShell(<FavouritesCard />, {
      ...shell,
      favourites: { ...shell.favourites, get: () => failed, reload },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
