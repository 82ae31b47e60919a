import { AppError } from '@galopin/shared/contracts';
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
import { ADMIN_NOW, adminPayment, adminPayments, payPalLook } from '../../testing/adminFixtures';

const PAYPAL = '/apin/admin/payments/ORDER-7/paypal';

function open(
  query: Readonly<Record<string, string>>,
  answers: { readonly list?: () => unknown; readonly paypal?: () => unknown } = {},
) {
  const { list = adminPayments, paypal = payPalLook } = answers;
  const answer = ({ name }: RecordedCall) => (name === PAYPAL ? paypal() : list());
  const shell = createFakeShell({ session: fakeSessions.admin, now: ADMIN_NOW, answer });
  return renderPage(page, { shell, query: { vue: 'paiements', ...query } });
}
const refused = (refusal: string) =>
  new AppError('http', 'HTTP error!', { details: { status: 504, path: PAYPAL, refusal } });
const ask = () => userEvent.click(screen.getByRole('button', { name: /ORDER-7/ }));

describe('the payments', () => {
  it('show each order with its member, amount and stored state, and ask PayPal nothing', async () => {
    const { shell } = await open({});
    const list = within(screen.getByRole('list', { name: /Commandes/ }));
    expect(list.getByText('abonne@demo.test')).toBeVisible();
    expect(list.getByText('Payée')).toBeVisible();
    expect(list.getByText('9,90 €')).toBeVisible();
    expect(list.getByText('CAPTURE-7')).toBeVisible();
    expect(list.getByText(/Commandée le 18 nov. 2026 à 10h58, réglée le 18 nov. 2026 à 11h00/)).toBeVisible();
    expect(shell.calls.map(({ name }) => name)).toEqual(['/apin/admin/payments']);
  });

  it('tell what came in and went back month by month', async () => {
    await open({});
    const row = screen.getByRole('row', { name: /nov. 2026/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '29,70\u202f€', '9,90\u202f€']);
  });

  it('tell the latest months first, and all on demand', async () => {
    const months = ['11', '10', '09', '08'].map((month) => ({
      ...adminPayments().months[0],
      month: `2026-${month}`,
    }));
    await open({}, { list: () => ({ ...adminPayments(), months }) });
    expect(screen.queryByRole('row', { name: /août/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Voir aussi les mois précédents (1)' }));
    expect(screen.getByRole('row', { name: /août 2026/ })).toBeVisible();
  });

  it('are cut into pages by the server, by state', async () => {
    const list = () => adminPayments({ total: 60, counts: { completed: 60, declined: 2 } });
    const { shell } = await open({ etat: 'completed', page: '2' }, { list });
    expect(shell.calls[0]?.query).toEqual({ state: 'completed', limit: 25, offset: 25 });
    expect(screen.getByText('Page 2 sur 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute(
      'href',
      '/Admin?vue=paiements&etat=completed&page=3',
    );
    expect(screen.getByRole('link', { name: /^Tous/ })).toHaveTextContent('62');
    expect(screen.getByRole('link', { name: /^Refusée/ })).toHaveAttribute(
      'href',
      '/Admin?vue=paiements&etat=declined',
    );
  });

  it('say that there is none, or none on a page', async () => {
    const none = { payments: [], total: 0, counts: {}, months: [] };
    const { unmount } = await open({}, { list: () => none });
    expect(screen.getByText('Aucun paiement')).toBeVisible();
    unmount();
    await open(
      { page: '9' },
      { list: () => adminPayments({ payments: [], total: 3, counts: { completed: 3 } }) },
    );
    expect(screen.getByText('Aucune commande sur cette page')).toBeVisible();
  });

  it('name an order whose account was deleted, and one that PayPal never numbered', async () => {
    const payment = adminPayment({
      uid: null,
      email: null,
      orderId: null,
      captureId: null,
      state: 'created',
    });
    await open({}, { list: () => adminPayments({ payments: [payment], counts: { created: 1 } }) });
    expect(screen.getByText('Compte supprimé')).toBeVisible();
    expect(screen.getByText(/PayPal n’a pas répondu/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /PayPal/ })).not.toBeInTheDocument();
  });

  it('ask PayPal on demand, and say that it says the same', async () => {
    await open({});
    await ask();
    expect(await screen.findByText('PayPal dit la même chose')).toBeVisible();
    expect(screen.getByText('Demandé à 15h15')).toBeVisible();
  });

  it('make what PayPal says otherwise stand out', async () => {
    const capture = { ...payPalLook().capture, state: 'refunded' };
    await open({}, { paypal: () => ({ ...payPalLook(), capture, differences: ['state'] }) });
    await ask();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('PayPal dit autre chose')).toBeVisible();
    expect(alert.getByText('L’état du paiement n’est pas le même.')).toBeVisible();
    expect(alert.getByText('Remboursée').tagName).toBe('MARK');
  });

  it.each([
    ['provider-slow', /n’a pas répondu à temps/],
    ['provider-failed', /ne répond pas ou a refusé/],
    ['order-unknown', /ne connaît pas cette commande/],
    ['payment-unavailable', /aucun compte PayPal/],
    ['something-new', /n’a pas pu être lu/],
  ])('say plainly why PayPal’s state is not known: %s', async (refusal, said) => {
    await open(
      {},
      {
        paypal: () => {
          throw refused(refusal);
        },
      },
    );
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('button', { name: /ORDER-7/ })).toHaveTextContent('Redemander à PayPal');
  });

  it.each([httpError(503), new AppError('malformed', 'x')])(
    'say that they could not be read: %s',
    async (error) => {
      await open(
        {},
        {
          list: () => {
            throw error;
          },
        },
      );
      expect(screen.getByRole('alert')).toHaveTextContent('Les paiements n’ont pas pu être lus');
      expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  );
});
