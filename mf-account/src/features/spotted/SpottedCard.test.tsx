import type { HorseNote } from '@galopin/shared/contracts';
import { createFakeShell, httpError, renderWithShell, type FakeShellOptions } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SpottedCard } from './SpottedCard';

const note = (horse: number, name: string, text: string): HorseNote => ({
  horse,
  name,
  note: text,
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const NOTES = { notes: [note(1, 'Idaho', 'À revoir\nsur le lourd'), note(77, '', 'Oublié')] };

function show(answer: FakeShellOptions['answer'] = ({ kind }) => (kind === 'get' ? NOTES : null)) {
  const shell = createFakeShell({ answer });
  renderWithShell(<SpottedCard uid="u1" />, shell);
  return shell;
}

describe('the member’s spotted horses', () => {
  it('are listed with what was noted, each with its page', async () => {
    const shell = show();
    const list = within(await screen.findByRole('list', { name: 'Chevaux repérés' }));
    expect(list.getByRole('link', { name: 'Idaho' })).toHaveAttribute('href', '/Cheval/1');
    expect(list.getByText(/À revoir\s+sur le lourd/)).toBeVisible();
    expect(list.getByRole('link', { name: /Cheval n°\s77/ })).toBeVisible();
    expect(shell.calls).toMatchObject([{ kind: 'get', name: '/apin/user/u1/notes' }]);
  });

  it('go when that is confirmed, and not before', async () => {
    const shell = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la note sur Idaho' }));
    expect(shell.calls).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer la suppression' }));
    expect(screen.queryByRole('link', { name: 'Idaho' })).not.toBeInTheDocument();
    expect(shell.calls.at(-1)).toMatchObject({ kind: 'delete', name: '/apin/user/u1/notes/1' });
  });

  it('stay when they could not be taken away, and it is said', async () => {
    show(({ kind }) => {
      if (kind === 'get') return NOTES;
      throw httpError(503);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la note sur Idaho' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer la suppression' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être supprimée/);
    expect(screen.getByRole('link', { name: 'Idaho' })).toBeVisible();
  });

  it('say how to begin', async () => {
    show(() => ({ notes: [] }));
    expect(await screen.findByText(/^Aucun cheval repéré/)).toBeVisible();
  });

  it('are asked for again when they could not be read', async () => {
    let fails = true;
    show(() => {
      if (fails) throw httpError(503);
      return NOTES;
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Idaho' })).toBeVisible();
  });
});
