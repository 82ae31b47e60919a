import { AppError, type MessageHistory } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import { messageHistory, scheduledMessage, storedMessage } from '../../testing/messageFixtures';

const NOW = Date.parse('2026-11-21T14:15:00Z');

async function open({
  history = messageHistory(),
  answer = () => ({ id: '42', scheduledFor: null }),
  query = {},
}: {
  readonly history?: MessageHistory;
  readonly answer?: (call: RecordedCall) => unknown;
  readonly query?: Readonly<Record<string, string>>;
} = {}) {
  const revalidate = jest.fn();
  const shell = createFakeShell({
    session: fakeSessions.admin,
    now: NOW,
    answer: (call) => (call.kind === 'get' ? history : answer(call)),
    revalidate,
  });
  await renderPage(page, { shell, query: { vue: 'notifications', ...query } });
  return { shell, revalidate };
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const sent = (calls: readonly RecordedCall[]) => calls.filter(({ kind }) => kind !== 'get');

describe('a message to all visitors', () => {
  it('is seen as visitors will see it while it is written', async () => {
    const { shell } = await open();
    expect(region('Aperçu').getByText('Votre message apparaîtra ici.')).toBeVisible();
    fill('Message', 'Départ reporté');
    fill('Lien dans le site', '/Jour');
    expect(region('Aperçu').getByText('Départ reporté')).toBeVisible();
    expect(region('Aperçu').getByText(/Reste 6 s.*mène à \/Jour/)).toBeVisible();
    fill('Où il apparaît', 'history');
    expect(region('Aperçu').getByText(/Rien à l’écran/)).toBeVisible();
    expect(screen.queryByLabelText(/^Durée/)).not.toBeInTheDocument();
    expect(shell.holdsInput()).toBe(true);
  });

  it('is sent after a question that tells how many are there, with a receipt', async () => {
    const { shell, revalidate } = await open();
    fill('Message', 'Départ reporté');
    fill('Ton', 'error');
    fill('Durée', '10');
    await press('Envoyer');
    expect(screen.getByRole('dialog')).toHaveTextContent('Connectés : 12 navigateurs');
    expect(sent(shell.calls)).toEqual([]);
    await confirm('Envoyer');
    expect(sent(shell.calls)).toMatchObject([
      {
        kind: 'post',
        name: '/apin/webhook/message',
        body: { message: 'Départ reporté', status: 'error', snackbar: true, timeout: 10_000 },
      },
    ]);
    expect(await screen.findByText('Message n° 42 envoyé.', { collapseWhitespace: true })).toBeVisible();
    expect(field('Message')).toHaveValue('');
    expect(revalidate).toHaveBeenCalledTimes(1);
    expect(shell.holdsInput()).toBe(false);
  });

  it('is scheduled for a time in Paris', async () => {
    const { shell } = await open({ answer: () => ({ id: '8', scheduledFor: '2026-11-22T17:30:00.000Z' }) });
    fill('Message', 'Ce soir');
    fill('Quand', 'later');
    fill('Jour', '2026-11-22');
    fill('Heure de Paris', '18:30');
    await press('Programmer');
    expect(screen.getByRole('dialog')).toHaveTextContent('Il partira le 22 nov. 2026 à 18h30');
    await confirm('Programmer');
    expect(sent(shell.calls)).toMatchObject([{ body: { at: '2026-11-22T17:30:00.000Z' } }]);
    expect(await screen.findByText('Message programmé pour le 22 nov. 2026 à 18h30.')).toBeVisible();
  });

  it('is unchanged until something is typed or chosen', async () => {
    const { shell } = await open();
    expect(shell.holdsInput()).toBe(false);
    fill('Quand', 'later');
    expect(shell.holdsInput()).toBe(true);
    fill('Quand', 'now');
    expect(shell.holdsInput()).toBe(false);
  });

  it('is corrected where it was wrong, from the first fault on', async () => {
    await open();
    fill('Durée', '0');
    await press('Envoyer');
    expect(field('Message')).toHaveFocus();
    expect(field('Durée')).toHaveAccessibleDescription('Indiquez de 1 à 60 secondes.');
    fill('Message', 'Départ reporté');
    await waitFor(() => expect(field('Message')).toBeValid());
    expect(field('Durée')).toBeInvalid();
  });

  it('is not sent with something to correct', async () => {
    const { shell } = await open();
    fill('Lien dans le site', 'https://ailleurs.test');
    fill('Quand', 'later');
    await press('Programmer');
    expect(field('Message')).toHaveAccessibleDescription(/Écrivez le message/);
    expect(field('Lien dans le site')).toHaveAccessibleDescription(/une seule barre oblique/);
    expect(field('Heure de Paris')).toHaveAccessibleDescription(/Indiquez un jour/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent(shell.calls)).toEqual([]);
  });

  it.each([
    [httpError(400), /Le serveur a refusé/],
    [httpError(403), /Vous n’avez plus le droit/],
    [new AppError('network', 'no answer'), /L’envoi a échoué/],
  ])('keeps what was typed when it cannot be sent (%s)', async (error, message) => {
    await open({
      answer: () => {
        throw error;
      },
    });
    fill('Message', 'Départ reporté');
    await press('Envoyer');
    await confirm('Envoyer');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Message')).toHaveValue('Départ reporté');
  });

  it('is asked about before it is left unsent', async () => {
    await open();
    fill('Message', 'Départ');
    await userEvent.click(screen.getByRole('link', { name: 'Contenus' }));
    expect(screen.getByRole('dialog', { name: /Quitter sans envoyer/ })).toBeVisible();
    await press('Rester');
    expect(field('Message')).toHaveValue('Départ');
  });
});

describe('messages that were sent and wait', () => {
  it('are told with where they lead and who sent them, a page at a time', async () => {
    const published = [
      storedMessage(),
      storedMessage({ id: '40', source: 'releases', snackbar: false, meta: {} }),
    ];
    const { shell } = await open({
      history: messageHistory({ published, next: '40' }),
      query: { avant: '99' },
    });
    expect(shell.calls[0]).toMatchObject({ query: { limit: 25, before: '99' } });
    const list = region('Envoyés');
    expect(list.getByRole('link', { name: '/Jour' })).toHaveAttribute('href', '/Jour');
    expect(list.getByText('21 nov. 2026 à 14h00 · par la livraison')).toBeVisible();
    expect(list.getByText('Historique seulement')).toBeVisible();
    expect(list.getByRole('link', { name: 'Plus anciens' })).toHaveAttribute(
      'href',
      '/Admin?vue=notifications&avant=40',
    );
    expect(list.getByRole('link', { name: 'Les plus récents' })).toBeVisible();
  });

  it('are none at first', async () => {
    await open({ history: messageHistory({ published: [] }), query: { avant: 'x' } });
    expect(screen.getByText('Aucun message n’a encore été envoyé.')).toBeVisible();
    expect(screen.getByText('Aucun message n’attend.')).toBeVisible();
  });

  it.each([
    [() => null, 'Message annulé.'],
    [httpError(404), 'Ce message est déjà parti.'],
    [httpError(503), /n’a pas pu être annulé/],
  ])('can be taken back while they wait, after a question (%#)', async (outcome, said) => {
    const { shell, revalidate } = await open({
      history: messageHistory({ scheduled: [scheduledMessage()] }),
      answer: () => {
        if (outcome instanceof Error) throw outcome;
        return outcome();
      },
    });
    expect(region('Programmés').getByText('Partira le 22 nov. 2026 à 14h00')).toBeVisible();
    await press(/Annuler.*Quinté/);
    await press('Annuler le message');
    expect(sent(shell.calls)).toMatchObject([{ kind: 'delete', name: '/apin/admin/notifications/7' }]);
    expect(await screen.findByText(said)).toBeVisible();
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('can fail to be read, and are closed to a member', async () => {
    const shell = createFakeShell({
      session: fakeSessions.admin,
      answer: () => {
        throw httpError(500);
      },
    });
    const { unmount } = await renderPage(page, { shell, query: { vue: 'notifications' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Les notifications n’ont pas pu être lues');
    unmount();
    const closed = createFakeShell({
      session: fakeSessions.member,
      answer: () => {
        throw httpError(403);
      },
    });
    await renderPage(page, { shell: closed, query: { vue: 'notifications' } });
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });
});
