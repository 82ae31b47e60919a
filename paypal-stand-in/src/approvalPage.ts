import type { Order, Outcome } from './createOrderBook';

const CHOICES: readonly (readonly [Outcome, string])[] = [
  ['pay', 'Payer'],
  ['decline', 'Faire refuser par la banque'],
  ['pending', 'Laisser en attente'],
  ['wrong-amount', 'Approuver un montant faux (1,00)'],
  ['slow', 'Payer, avec une réponse très lente'],
  ['cancel', 'Annuler'],
];

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #fff7d6; color: #222; }
  main { max-width: 26rem; margin: 0 auto; padding: 1rem; }
  h1 { font-size: 1.25rem; }
  button { display: block; width: 100%; margin: .5rem 0; padding: .75rem; font: inherit; cursor: pointer;
    background: #fff; border: 2px solid #222; border-radius: .5rem; }
  button[value=pay] { background: #222; color: #fff; }
`;

const page = (body: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bac à sable local (ce n’est pas PayPal)</title>
<style>${STYLE}</style>
</head>
<body><main><h1>Bac à sable local</h1><p>Ce n’est pas PayPal : aucun argent ne bouge.</p>${body}</main></body>
</html>`;

/** Where the payer decides what becomes of the order. */
export function approvalPage({ amount }: Order): string {
  const buttons = CHOICES.map(
    ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  ).join('\n');
  const price = `${amount.value.replace('.', ',')} ${amount.currency}`;
  return page(`<p>À payer : <strong>${price}</strong></p><form method="post">${buttons}</form>`);
}

/**
 * Tells the page that opened the window what was decided. That page closes it once it has heard: a window that closed
 * itself could be seen closed before its message came, which is a payer's way of cancelling.
 */
export function decidedPage(orderID: string, outcome: Outcome): string {
  const message = JSON.stringify({ source: 'paypal-stand-in', orderID, outcome });
  return page(`<p>Vous pouvez fermer cette fenêtre.</p>
<script>window.opener?.postMessage(${message}, '*');</script>`);
}

/** For an address that names no order that can be decided. */
export function refusedPage(): string {
  return page('<p>Cette commande n’existe pas ou est déjà réglée.</p>');
}
