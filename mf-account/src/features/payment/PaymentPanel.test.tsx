import { AppError, type SubscriptionOffer } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  renderWithShell,
  type FakeShell,
  type RecordedCall,
} from '@galopin/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakePayPal, type PayerChoice } from '../../testing/installFakePayPal';
import { offer, paymentConfirmation } from '../../testing/accountFixtures';
import { PaymentPanel } from './PaymentPanel';

const ORDER = '5O190127TN364715T';
const paypal = { clientId: 'an-id', currency: 'EUR', sdkBaseUrl: 'http://localhost:3999/sdk/js' };
const refusal = (word: string, status = 409) =>
  new AppError('http', `HTTP error! status: ${status}`, { details: { status, refusal: word } });

let choice: PayerChoice;
let fake: ReturnType<typeof installFakePayPal>;
beforeEach(() => {
  choice = 'approve';
  fake = installFakePayPal(() => choice);
});
afterEach(() => fake.remove());

type Answers = Partial<Record<'order' | 'save', () => unknown>>;

interface Given {
  readonly price?: SubscriptionOffer | null;
  readonly isSite?: boolean;
  readonly pending?: string | null;
  readonly paidUntil?: number | null;
}

function setUp({ order, save }: Answers = {}, given: Given = {}) {
  const { price = offer(), isSite = true, pending = null, paidUntil = null } = given;
  const notify = jest.fn();
  const revalidate = jest.fn();
  const error = jest.fn();
  const base = createFakeShell({
    session: fakeSessions.member,
    now: Date.parse('2026-11-21T12:00:00Z'),
    revalidate,
    answer: ({ name }: RecordedCall) =>
      name === '/apin/paypal/orders' ? (order ?? (() => ({ id: ORDER })))() : (save ?? paymentConfirmation)(),
  });
  const checkSubscription = jest.fn(base.session.checkSubscription);
  const shell: FakeShell = {
    ...base,
    notify,
    site: { demo: true, ...(isSite && { paypal }) },
    session: { ...base.session, checkSubscription },
    logger: { ...base.logger, error },
  };
  renderWithShell(
    <PaymentPanel offer={price} renewing={false} paidUntil={paidUntil} pending={pending} />,
    shell,
  );
  return { shell, notify, revalidate, error, checkSubscription };
}

const waiver = () => screen.getByRole('checkbox', { name: /renonce à mon droit de rétractation/ });
const openPayPal = async () => {
  if (!(waiver() as HTMLInputElement).checked) await userEvent.click(waiver());
  await userEvent.click(screen.getByRole('button', { name: 'S’abonner avec PayPal' }));
  return screen.findByRole('button', { name: 'PayPal' });
};
const pay = async () => userEvent.click(await openPayPal());
const steps = (shell: FakeShell) => shell.tracked.map(({ payload }) => payload);
const saves = (shell: FakeShell) => shell.calls.filter(({ name }) => name === '/apin/paypal');

describe('paying', () => {
  describe('in a document that PayPal’s script may not run in', () => {
    const meta = document.createElement('meta');
    beforeEach(() => {
      Object.assign(meta, { name: 'payment', content: 'elsewhere' });
      document.head.append(meta);
    });
    afterEach(() => meta.remove());

    it('leads to the payment page’s own, and loads nothing', () => {
      setUp();
      const button = screen.getByRole('button', { name: 'S’abonner avec PayPal' });
      const form = button.closest('form');
      expect([form?.method, form && new URL(form.action).pathname]).toEqual(['get', '/Profile']);
      expect(button).toHaveAttribute('name', 'payer');
      expect(button).toHaveAttribute('type', 'submit');
      expect(fake.asked).toEqual([]);
    });
  });

  it('opens with the waiver where another document has led to it, which has the focus', async () => {
    window.history.replaceState(null, '', '/Profile?payer=1');
    setUp();
    expect(fake.asked).toEqual([]);
    expect(waiver()).toHaveFocus();
    await userEvent.click(waiver());
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
    window.history.replaceState(null, '', '/');
  });

  it('does not begin before the right of withdrawal is waived, and says so at the tick', async () => {
    const { shell } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'S’abonner avec PayPal' }));
    expect(waiver()).toHaveFocus();
    expect(waiver()).toBeInvalid();
    expect(waiver()).toHaveAccessibleDescription(/Cochez cette case/);
    expect([fake.asked, shell.calls]).toEqual([[], []]);
    await userEvent.click(waiver());
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
  });

  it('says what is bought, until when, and on which terms', () => {
    setUp();
    expect(screen.getByText(/tous les pronostics.*court jusqu’au 21\/12\/2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'conditions générales de vente' })).toHaveAttribute(
      'href',
      '/cgv',
    );
  });

  it('counts the days of a renewal from the end of those that are paid', () => {
    setUp({}, { paidUntil: Date.parse('2026-11-23T12:00:00Z') });
    expect(screen.getByText(/court jusqu’au 23\/12\/2026/)).toBeVisible();
  });

  it('shows the price, and loads nothing of PayPal before it is asked for', async () => {
    setUp();
    expect(screen.getByText(/^9,90\s€ pour 30 jours$/)).toBeVisible();
    expect(fake.asked).toEqual([]);
    await openPayPal();
    expect(fake.asked).toHaveLength(1);
    const [address] = fake.asked.map((src) => new URL(src));
    expect(address?.href).toMatch(/^http:\/\/localhost:3999\/sdk\/js\?/);
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      'client-id': 'an-id',
      currency: 'EUR',
      intent: 'capture',
    });
  });

  it('has the server make and save the order, then looks at the subscription anew', async () => {
    const { shell, revalidate, checkSubscription, notify } = setUp();
    await pay();
    expect(await screen.findByText(/^Votre paiement est enregistré/)).toBeVisible();
    expect(shell.calls.map(({ name, body }) => [name, body])).toEqual([
      ['/apin/paypal/orders', { withdrawalWaived: true }],
      ['/apin/paypal', { data: { orderID: ORDER } }],
    ]);
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
    expect(checkSubscription).toHaveBeenCalledTimes(1);
    expect(notify).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument();
  });

  it('tells its steps, each once', async () => {
    const { shell } = setUp();
    await pay();
    expect(await screen.findByText(/^Votre paiement est enregistré/)).toBeVisible();
    expect(steps(shell)).toEqual(['seen', 'begun', 'ordered', 'approved', 'paid'].map((step) => ({ step })));
  });

  it.each<[string, PayerChoice, Answers, object]>([
    ['cancelled', 'cancel', {}, { step: 'cancelled' }],
    [
      'refused',
      'approve',
      { save: () => Promise.reject(refusal('payment-declined')) },
      { step: 'failed', reason: 'payment-declined' },
    ],
  ])('tells that it was %s', async (_how, made, answers, last) => {
    choice = made;
    const { shell } = setUp(answers);
    await pay();
    await waitFor(() => expect(steps(shell).at(-1)).toEqual(last));
  });

  it('saves once what is approved twice', async () => {
    choice = 'approve-twice';
    const { shell } = setUp();
    await pay();
    expect(await screen.findByText(/Votre paiement est enregistré/)).toBeVisible();
    expect(saves(shell)).toHaveLength(1);
  });

  it('says that nothing was taken after cancelling, and lets try again', async () => {
    choice = 'cancel';
    const { shell } = setUp();
    await pay();
    expect(await screen.findByText(/Vous avez annulé/)).toBeVisible();
    expect(saves(shell)).toEqual([]);
    choice = 'approve';
    await userEvent.click(screen.getByRole('button', { name: 'PayPal' }));
    expect(await screen.findByText(/Votre paiement est enregistré/)).toBeVisible();
  });
});

describe('a payment that fails', () => {
  it('can be tried again at once, while the subscription is still looked at', async () => {
    let isDeclined = true;
    const save = () => {
      if (isDeclined) throw refusal('payment-declined', 402);
      return paymentConfirmation();
    };
    const { checkSubscription } = setUp({ save });
    checkSubscription.mockReturnValueOnce(new Promise(() => {}));
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(/a refusé le paiement/);
    isDeclined = false;
    await userEvent.click(screen.getByRole('button', { name: 'PayPal' }));
    expect(await screen.findByText(/Votre paiement est enregistré/)).toBeVisible();
  });

  it.each([
    ['payment-declined', /a refusé le paiement/],
    ['payment-pending', /PayPal vérifie encore votre paiement/],
    ['amount-differs', /Le montant payé n’est pas celui/],
    ['renewal-not-open', /le renouvellement ouvre dans/],
  ])('by %s has its own words and no snackbar', async (word, words) => {
    const save = () => {
      throw refusal(word);
    };
    const { notify, error } = setUp({ save });
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(notify).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['without answer', new AppError('network', 'no answer'), /Pas de réponse du site/],
    ['by a slow PayPal', refusal('provider-slow', 504), /PayPal tarde à répondre/],
    ['by too many calls', refusal('too-many-requests', 429), /Trop de tentatives en peu de temps/],
    [
      'by the site',
      new AppError('http', 'HTTP error! status: 500', { details: { status: 500 } }),
      /n’a pas abouti/,
    ],
  ])('to be saved %s is logged, told by a snackbar, and found by looking again', async (_, cause, words) => {
    let isBroken = true;
    const save = () => {
      if (isBroken) throw cause;
      return paymentConfirmation();
    };
    const { shell, notify, error, checkSubscription } = setUp({ save });
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(notify).toHaveBeenCalledWith({
      message: 'Erreur lors de la sauvegarde du paiement',
      status: 'error',
    });
    expect(error).toHaveBeenCalledTimes(1);
    expect(checkSubscription).toHaveBeenCalledTimes(1);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier le paiement' }));
    expect(await screen.findByText(/Votre paiement est enregistré/)).toBeVisible();
    expect(saves(shell).map(({ body }) => body)).toEqual([
      { data: { orderID: ORDER } },
      { data: { orderID: ORDER } },
    ]);
  });

  it.each([
    [refusal('renewal-not-open'), /Votre abonnement court encore/],
    [refusal('too-many-requests', 429), /Trop de tentatives en peu de temps/],
    [new AppError('network', 'no answer'), /Pas de réponse du site\. Rien n’a été prélevé/],
    [refusal('provider-slow', 504), /PayPal tarde à répondre\. Rien n’a été prélevé/],
    [refusal('provider-failed', 502), /PayPal répond mal en ce moment\. Rien n’a été prélevé/],
  ])('because no order can be made says why: nothing was to be saved (%p)', async (cause, words) => {
    const order = () => {
      throw cause;
    };
    const { shell, notify } = setUp({ order });
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: 'Vérifier le paiement' })).not.toBeInTheDocument();
    expect(saves(shell)).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
  });

  it('because PayPal cannot be loaded is said, and can be tried again', async () => {
    choice = 'never-there';
    // PayPal's own line.
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const { notify } = setUp();
    await userEvent.click(waiver());
    await userEvent.click(screen.getByRole('button', { name: 'S’abonner avec PayPal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/PayPal n’a pas pu être chargé/);
    expect(notify).not.toHaveBeenCalled();
    choice = 'approve';
    await pay();
    expect(await screen.findByText(/Votre paiement est enregistré/)).toBeVisible();
  });

  it('for nobody signed in logs « Utilisateur non connecté » and stops', async () => {
    const { shell, error } = setUp();
    const button = await openPayPal();
    act(() => shell.setSession({ status: 'anonymous' }));
    await userEvent.click(button);
    await waitFor(() => expect(error).toHaveBeenCalledWith('Utilisateur non connecté'));
    expect(shell.calls).toEqual([]);
  });
});

describe('what cannot be paid', () => {
  it('is a renewal before its last three days', () => {
    setUp({}, { price: offer({ opensAt: '2026-12-15T12:00:00.000Z' }) });
    expect(screen.getByText(/renouvellement sera possible à partir du 15 déc\. 2026 à 13h00/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a second time while PayPal looks at the first, which can be asked about', async () => {
    const { shell } = setUp({}, { pending: ORDER });
    expect(screen.getByRole('alert')).toHaveTextContent('PayPal vérifie encore votre paiement');
    expect(screen.queryByRole('button', { name: /avec PayPal/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier le paiement' }));
    expect(await screen.findByText(/^Votre paiement est enregistré/)).toBeVisible();
    expect(saves(shell)).toHaveLength(1);
  });

  it('is anything on a site without PayPal, or without a price', () => {
    setUp({}, { isSite: false });
    expect(screen.getByText(/Aucun paiement n’est possible/)).toBeVisible();
    setUp({}, { price: null });
    expect(screen.getByText(/Le prix de l’abonnement n’a pas pu être lu/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
