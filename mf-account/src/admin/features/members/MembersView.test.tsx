import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import { ADMIN_NOW, adminMember, adminMembers } from '../../testing/adminFixtures';

function open(
  query: Readonly<Record<string, string>>,
  answer: (call: RecordedCall) => unknown = () => adminMembers(),
) {
  const shell = createFakeShell({ session: fakeSessions.admin, now: ADMIN_NOW, answer });
  return renderPage(page, { shell, query: { vue: 'membres', ...query } });
}
const type = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher un membre' }), text);

describe('the members', () => {
  it('show who they are, how their subscription stands, and what they paid last', async () => {
    await open({});
    const row = within(screen.getByRole('row', { name: /abonne@demo.test/ }));
    expect(row.getByText('uid-1')).toBeVisible();
    expect(row.getByText('Actif, encore 27 jours')).toBeVisible();
    expect(row.getByText('18/12/2026')).toBeVisible();
    expect(row.getByText('9,90 € le 18/11/2026')).toBeVisible();
    expect(row.getByText('02/10/2026')).toBeVisible();
  });

  it.each([
    [{ state: 'active', paidUntil: '2026-11-21T10:00:00.000Z' }, 'Actif'],
    [{ state: 'expired' }, 'Expiré'],
    [{ state: 'failed' }, 'En échec'],
    [{ state: 'none', paidUntil: null, lastPayment: null }, 'Sans abonnement'],
  ] as const)('say of %j: %s', async (changed, said) => {
    await open({}, () => adminMembers({ members: [adminMember(changed)] }));
    expect(within(screen.getByRole('row', { name: /abonne/ })).getByText(said)).toBeVisible();
  });

  it('tell a payment that bought nothing, and one made elsewhere', async () => {
    const at = '2026-11-18T10:00:00.000Z';
    const failed = adminMember({
      uid: 'a',
      lastPayment: { state: 'declined', at, amount: { value: '9.90', currency: 'EUR' } },
    });
    const foreign = adminMember({ uid: 'b', lastPayment: { state: 'completed', at, amount: null } });
    await open({}, () => adminMembers({ members: [failed, foreign] }));
    expect(screen.getByText('9,90 € le 18/11/2026 (refusée)')).toBeVisible();
    expect(screen.getByText('ailleurs le 18/11/2026')).toBeVisible();
  });

  it('are counted by state, and cut into pages by the server', async () => {
    const counts = { active: 40, expired: 1200, failed: 2, none: 0 };
    const { shell } = await open({ etat: 'expired', page: '3' }, () => adminMembers({ total: 1200, counts }));
    expect(shell.calls[0]?.query).toEqual({ state: 'expired', limit: 25, offset: 50 });
    expect(screen.getByRole('link', { name: /^Expirés/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /^Tous/ })).toHaveTextContent('1 242');
    expect(screen.getByText('Page 3 sur 48')).toBeVisible();
  });

  it('are searched without a trace in the address', async () => {
    const answer = ({ query }: RecordedCall) =>
      query['search'] === undefined
        ? adminMembers()
        : adminMembers({ members: [adminMember({ uid: 'z', email: 'zoe@demo.test' })], total: 30 });
    const { shell } = await open({ etat: 'active' }, answer);
    await type(' zoe');
    expect(await screen.findByText('zoe@demo.test')).toBeVisible();
    expect(shell.calls.at(-1)?.query).toEqual({ state: 'active', limit: 25, offset: 0, search: 'zoe' });
    expect(shell.calls.filter(({ query }) => query['search'] !== undefined)).toHaveLength(1);
    expect(screen.getByText('30 membres trouvés')).toBeVisible();
    expect(screen.getByText(/précisez la recherche/)).toBeVisible();
    expect(shell.visited).toEqual([]);
    expect(shell.tracked).toEqual([]);
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('abonne@demo.test')).toBeVisible();
  });

  it('say that a search found nobody, or failed, and search again on demand', async () => {
    let isAway = true;
    await open({}, ({ query }) => {
      if (query['search'] !== undefined && isAway) throw httpError(503);
      return query['search'] === undefined ? adminMembers() : adminMembers({ members: [], total: 0 });
    });
    await type('nobody');
    expect(await screen.findByText('La recherche n’a pas abouti')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Personne ne correspond')).toBeVisible();
  });

  it('say that there is nobody, or nobody here', async () => {
    const { unmount } = await open({}, () => adminMembers({ members: [], total: 0 }));
    expect(screen.getByText('Aucun membre')).toBeVisible();
    unmount();
    await open({ etat: 'failed' }, () => adminMembers({ members: [], total: 0 }));
    expect(screen.getByText('Aucun membre ici')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à la première page' })).toHaveAttribute(
      'href',
      '/Admin?vue=membres',
    );
  });

  it('are closed when the server says so, and say when they cannot be read', async () => {
    const failing = (status: number) => () => {
      throw httpError(status);
    };
    const { unmount } = await open({}, failing(403));
    expect(screen.getByText('Accès réservé')).toBeVisible();
    unmount();
    await open({}, failing(500));
    expect(screen.getByRole('alert')).toHaveTextContent('Les membres n’ont pas pu être lus');
  });
});
