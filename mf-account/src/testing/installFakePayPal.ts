/** What the payer does in PayPal's window. */
export type PayerChoice = 'approve' | 'approve-twice' | 'cancel' | 'never-there';

interface ButtonOptions {
  createOrder(): Promise<string>;
  onApprove(data: { readonly orderID: string }): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

/**
 * Answers the script tag of PayPal's SDK, which jsdom does not load, with as much of the SDK as its React buttons use.
 * @param choice what the payer does after pressing the button; `never-there`: the script fails to load
 * @returns the way to take it away, and the addresses that were asked for
 */
export function installFakePayPal(choice: () => PayerChoice) {
  const asked: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap((record) => [...record.addedNodes])) {
      if (!(added instanceof HTMLScriptElement) || !added.src.includes('client-id')) continue;
      asked.push(added.src);
      if (choice() === 'never-there') {
        added.dispatchEvent(new Event('error'));
        continue;
      }
      Object.assign(window, { paypal: { version: 'fake', Buttons: fakeButtons(choice) } });
      added.dispatchEvent(new Event('load'));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return {
    asked: asked as readonly string[],
    remove() {
      observer.disconnect();
      Reflect.deleteProperty(window, 'paypal');
      for (const script of document.querySelectorAll('script[src*="client-id"]')) script.remove();
    },
  };
}

const fakeButtons = (choice: () => PayerChoice) => (options: ButtonOptions) => {
  const button = document.createElement('button');
  button.textContent = 'PayPal';
  let isPaying = false;
  // A press while a payment is under way does nothing, as with PayPal's own.
  button.addEventListener('click', async () => {
    if (isPaying) return;
    isPaying = true;
    await pay(options, choice());
    isPaying = false;
  });
  return {
    isEligible: () => true,
    render: async (place: HTMLElement) => place.append(button),
    updateProps: async () => undefined,
    close: async () => button.remove(),
  };
};

async function pay(options: ButtonOptions, choice: PayerChoice): Promise<void> {
  try {
    const orderID = await options.createOrder();
    if (choice === 'cancel') return options.onCancel();
    const approvals = choice === 'approve-twice' ? [1, 2] : [1];
    await Promise.all(approvals.map(() => options.onApprove({ orderID })));
  } catch (error) {
    options.onError(error);
  }
}
