import { AppError, definePage, type PageProps } from '@galopin/shared/contracts';
import { NO_SELLER } from '@galopin/shared/lib';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShell,
  type FakeShellOptions,
  type RecordedCall,
} from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { page } from '../../pages/profile';
import { alertState, memberRecord, offer, paymentRecord } from '../../testing/accountFixtures';
import { loadProfile, type ProfileData } from './profileLoader';
import { ProfilePage } from './ProfilePage';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const session = fakeSessions.member;

interface Bodies {
  readonly member?: unknown;
  readonly offer?: unknown;
  readonly payments?: unknown;
  readonly seller?: unknown;
}

/** The three calls of the page, answered with what the bodies are by then; an error is thrown. */
function answering(bodies: Bodies, options: FakeShellOptions = {}) {
  const answer = ({ name }: RecordedCall) => {
    const answers: Readonly<Record<string, unknown>> = {
      '/apin/paypal/offer': bodies.offer ?? offer(),
      '/apin/paypal/payments': bodies.payments ?? { payments: [] },
      '/apin/seller': bodies.seller ?? NO_SELLER,
    };
    if (name.endsWith('/alerts')) return alertState();
    const body = answers[name] ?? bodies.member ?? { uid: 'u1' };
    if (body instanceof Error) throw body;
    return body;
  };
  return createFakeShell({ session, now: NOW, answer, ...options });
}

/** The page, and the way to have its loader run again beneath it as the shell does. */
function reloadable() {
  let show: (data: ProfileData) => void;
  function Reloadable({ data: first, ...address }: PageProps<ProfileData>) {
    const [data, setData] = useState(first);
    show = setData;
    return <ProfilePage {...address} data={data} />;
  }
  return {
    Page: definePage({ loader: loadProfile, Page: Reloadable }),
    load: async (shell: FakeShell) =>
      show(await loadProfile({ params: {}, query: {}, shell, signal: new AbortController().signal })),
  };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('/Profile', () => {
  it('shows the account', async () => {
    await renderPage(page, { shell: answering({}) });
    expect(screen.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
    expect(region('Compte').getByText('membre@demo.test')).toBeVisible();
    expect(region('Compte').getByText('Non')).toBeVisible();
    expect(region('Compte').getByText('Membre')).toBeVisible();
    expect(region('Compte').queryByText('Nom')).not.toBeInTheDocument();
  });

  it('shows the name that was chosen', async () => {
    await renderPage(page, { shell: answering({ member: { uid: 'u1', displayName: 'Duc d’Auge' } }) });
    expect(region('Compte').getByText('Duc d’Auge')).toBeVisible();
  });

  it.each([
    [memberRecord(NOW, 3), 'Actif', 'Votre abonnement est actif depuis 3 jours. Il reste 27 jours.'],
    [memberRecord(NOW, 30), 'Actif', /depuis 30 jours\. C’est son dernier jour\.$/],
    [memberRecord(NOW, 45), 'Inactif', /^Votre abonnement est expiré \(depuis \d+ jours\)\.$/],
    [memberRecord(NOW, 1, 'denied'), 'Inactif', /État: denied/],
    [{ uid: 'u1' }, 'Aucun', 'Vous n’avez pas d’abonnement.'],
  ])('reads the subscription of %p', async (member, state, sentence) => {
    await renderPage(page, { shell: answering({ member }) });
    expect(region('Abonnement').getByText(state)).toBeVisible();
    expect(region('Abonnement').getByText(sentence)).toBeVisible();
    expect(region('Abonnement').getByText(/^9,90\s€ pour 30 jours$/)).toBeVisible();
  });

  it('counts the days left to the end of the last payment', async () => {
    const member = memberRecord(NOW, 20);
    await renderPage(page, { shell: answering({ member, payments: { payments: [paymentRecord()] } }) });
    expect(region('Abonnement').getByText(/depuis 20 jours\. Il reste 27 jours\.$/)).toBeVisible();
  });

  it('says of days that were paid elsewhere when they were, and not that nothing was paid', async () => {
    await renderPage(page, { shell: answering({ member: memberRecord(NOW, 20) }) });
    expect(screen.getByText(/enregistré le \d\d\/\d\d\/2026 en dehors du paiement en ligne/)).toBeVisible();
    expect(screen.queryByText('Vous n’avez encore rien payé.')).toBeNull();
  });

  it('lists the payments, with a receipt where there is one', async () => {
    const payments = [
      paymentRecord({ id: 43, state: 'pending', periodStart: null, periodEnd: null, receiptNumber: null }),
      paymentRecord(),
    ];
    await renderPage(page, { shell: answering({ payments: { payments } }) });
    const [pending, paid] = within(screen.getByRole('list', { name: 'Mes paiements' })).getAllByRole(
      'listitem',
    );
    expect(pending).toHaveTextContent(/9,90\s€En attente/);
    expect(paid).toHaveTextContent(/Payé.*du 18\/11\/2026 au 18\/12\/2026/);
    const receipt = screen.getByRole('link', { name: 'Reçu G-2026-000042' });
    expect(receipt).toHaveAttribute('href', '/Profile?recu=42');
  });

  it('offers the administrator nothing to pay', async () => {
    await renderPage(page, { shell: answering({}, { session: fakeSessions.admin }) });
    expect(region('Compte').getByText('Administrateur')).toBeVisible();
    expect(region('Abonnement').getByText('Actif')).toBeVisible();
    expect(region('Abonnement').queryByText(/pour 30 jours/)).not.toBeInTheDocument();
  });

  it.each([httpError(500), httpError(403), new AppError('network', 'no answer')])(
    'shows the rest when the record cannot be read (%s), and reads it again on demand',
    async (member) => {
      const revalidate = jest.fn();
      await renderPage(page, { shell: answering({ member }, { revalidate }) });
      expect(region('Compte').getByText('membre@demo.test')).toBeVisible();
      const [subscription, settings] = screen.getAllByRole('alert');
      expect(subscription).toHaveTextContent('Votre abonnement n’a pas pu être lu');
      expect(settings).toHaveTextContent('Vos réglages n’ont pas pu être lus');
      await userEvent.click(within(subscription as HTMLElement).getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    },
  );

  it('shows the rest when price and payments cannot be read', async () => {
    await renderPage(page, { shell: answering({ offer: httpError(404), payments: httpError(503) }) });
    expect(region('Abonnement').getByText(/Le prix de l’abonnement n’a pas pu être lu/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Vos paiements n’ont pas pu être lus');
  });

  it('gives up quietly when the visitor has left', async () => {
    const shell = answering({ offer: new AppError('aborted', 'given up') });
    await expect(renderPage(page, { shell })).rejects.toMatchObject({ code: 'aborted' });
  });

  it('shows and asks nothing without a member', async () => {
    const { shell } = await renderPage(page);
    expect(screen.getByText('Vous n’êtes pas connecté')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/connec');
    expect(shell.calls).toEqual([]);
  });

  it('keeps what was read, and what is being typed, when a later reading fails', async () => {
    const bodies: { member: unknown; payments: unknown } = {
      member: memberRecord(NOW, 3),
      payments: { payments: [paymentRecord()] },
    };
    const shell = answering(bodies);
    const { load, Page } = reloadable();
    await renderPage(Page, { shell });
    const name = region('Réglages').getByLabelText('Nom affiché');
    await userEvent.type(name, 'Duc d’Auge');
    bodies.member = bodies.payments = new AppError('network', 'no answer');
    await act(() => load(shell));
    expect(shell.calls.filter(({ name: call }) => call === '/apin/paypal/payments')).toHaveLength(2);
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Duc d’Auge');
    expect(region('Abonnement').getByText('Actif')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Mes paiements' })).toBeVisible();
    bodies.member = memberRecord(NOW, 45);
    await act(() => load(shell));
    expect(region('Abonnement').getByText('Inactif')).toBeVisible();
  });

  it.each([
    [new AppError('network', 'no answer'), /^Pas de réponse du site : rien n’est enregistré/],
    [httpError(500), /^Les réglages n’ont pas été enregistrés/],
  ])('says why settings are not kept (%s), and keeps what was typed', async (trouble, sentence) => {
    const bodies: { member?: unknown } = {};
    await renderPage(page, { shell: answering(bodies) });
    const name = region('Réglages').getByLabelText('Nom affiché');
    await userEvent.type(name, 'Duc d’Auge');
    bodies.member = trouble;
    await userEvent.click(region('Réglages').getByRole('button', { name: 'Enregistrer' }));
    expect(region('Réglages').getByRole('alert')).toHaveTextContent(sentence);
    expect(name).toHaveValue('Duc d’Auge');
  });

  it('takes the account away when the session ends elsewhere', async () => {
    const shell = answering({ member: memberRecord(NOW, 3) });
    await renderPage(page, { shell });
    act(() => shell.setSession({ status: 'anonymous' }));
    expect(screen.queryByText('membre@demo.test')).not.toBeInTheDocument();
  });
});

describe('a receipt', () => {
  const shell = () => answering({ payments: { payments: [paymentRecord()] } });

  it('says what was paid, by whom and for which days, and can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await renderPage(page, { shell: shell(), query: { recu: '42' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Reçu de paiement' })).toBeVisible();
    for (const fact of ['G-2026-000042', 'membre@demo.test', 'du 18/11/2026 au 18/12/2026']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByText(/^9,90\s€$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Revenir à mon profil' })).toHaveAttribute('href', '/Profile');
  });

  it('names the seller as far as it is known, and is there without', async () => {
    const payments = { payments: [paymentRecord()] };
    const seller = { ...NO_SELLER, name: 'Galopin', legalForm: 'SAS', siren: '732829320' };
    const query = { recu: '42' };
    const { unmount } = await renderPage(page, { shell: answering({ payments, seller }), query });
    expect(screen.getByText('Galopin, SAS')).toBeVisible();
    expect(screen.getByText('732\u00a0829\u00a0320', { normalizer: (text) => text })).toBeVisible();
    expect(screen.queryByText('Numéro de TVA')).not.toBeInTheDocument();
    unmount();
    await renderPage(page, { shell: answering({ payments, seller: httpError(503) }), query });
    expect(screen.getByText('G-2026-000042')).toBeVisible();
    expect(screen.queryByText('Vendeur')).not.toBeInTheDocument();
  });

  it.each(['41', '', 'x'])('is missing for payment « %s »', async (recu) => {
    await renderPage(page, { shell: shell(), query: { recu } });
    expect(screen.getByText('Ce reçu n’existe pas')).toBeVisible();
  });
});
