import type { JoinedName } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderWithShell,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN_NOW } from '../../testing/adminFixtures';
import { NamesCard } from './NamesCard';

const joined = (given: Partial<JoinedName> = {}): JoinedName => ({
  kind: 'jockey',
  key: 'LCABRIVARD',
  written: 'LC. Abrivard',
  id: 101,
  name: 'L. Cl. Abrivard',
  by: 'rule',
  isParted: false,
  at: '2026-11-21T13:00:00.000Z',
  ...given,
});

function open(names: readonly JoinedName[], answer: (call: RecordedCall) => unknown = () => null) {
  const shell = createFakeShell({ session: fakeSessions.admin, now: ADMIN_NOW, answer });
  renderWithShell(<NamesCard first={{ names: [...names], total: names.length }} />, shell);
  return shell;
}
const rows = () => within(screen.getByRole('list', { name: 'Noms réunis' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('spellings of a name', () => {
  it('say who is who, by whom and since when, and lead to the page', () => {
    open([joined(), joined({ key: 'X', written: '', id: 7, name: '', by: 'hand', isParted: true })]);
    const [first, second] = rows();
    expect(first).toHaveTextContent('LC. Abrivard est L. Cl. Abrivard');
    expect(first).toHaveTextContent('Par la règle');
    expect(first).toHaveTextContent('depuis le 21 nov. 2026 à 14h00');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/Jockey/101');
    expect(second).toHaveTextContent('X n’est pas n° 7');
    expect(second).toHaveTextContent('Séparés');
  });

  it('are parted by one press, and joined again by another', async () => {
    const shell = open([joined()], ({ body }) => joined(body as Partial<JoinedName>));
    await press('Séparer LC. Abrivard de L. Cl. Abrivard');
    expect(rows()[0]).toHaveTextContent('LC. Abrivard n’est pas L. Cl. Abrivard');
    await press('Réunir LC. Abrivard et L. Cl. Abrivard');
    expect(rows()[0]).toHaveTextContent('LC. Abrivard est L. Cl. Abrivard');
    expect(shell.calls.map(({ body }) => body)).toEqual(
      [true, false].map((isParted) => ({ kind: 'jockey', key: 'LCABRIVARD', id: 101, isParted })),
    );
  });

  it('stay as they were where the change was refused', async () => {
    open([joined()], () => {
      throw httpError(500);
    });
    await press('Séparer LC. Abrivard de L. Cl. Abrivard');
    expect(screen.getByRole('alert')).toHaveTextContent('Le changement n’a pas été fait');
    expect(rows()[0]).toHaveTextContent('LC. Abrivard est L. Cl. Abrivard');
  });

  it('are joined by the numbers of two pages', async () => {
    const shell = open([], () => ({ joined: [joined({ by: 'hand' })] }));
    expect(screen.getByText('Aucun nom n’a été réuni ni séparé.')).toBeVisible();
    await press('Réunir');
    expect(screen.getAllByText(/Le numéro à la fin de l’adresse/)).toHaveLength(2);
    expect(shell.calls).toEqual([]);
    await userEvent.type(screen.getByLabelText('Numéro qui disparaît'), '500000001');
    await userEvent.type(screen.getByLabelText('Numéro qui reste'), '101');
    await press('Réunir');
    expect(shell.calls[0]?.body).toEqual({ kind: 'jockey', from: 500_000_001, into: 101 });
    expect(rows()[0]).toHaveTextContent('À la main');
    expect(screen.getByText(/Réunis : 1 orthographe/)).toBeVisible();
  });

  it('say that a number is nobody’s', async () => {
    open([], () => {
      throw httpError(404);
    });
    await userEvent.type(screen.getByLabelText('Numéro qui disparaît'), '5');
    await userEvent.type(screen.getByLabelText('Numéro qui reste'), '101');
    await press('Réunir');
    expect(screen.getByRole('alert')).toHaveTextContent('Rien n’a été réuni');
  });
});
