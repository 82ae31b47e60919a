/** PayPal refused a call; `issue` is its own word for why, such as `INSTRUMENT_DECLINED`. */
export class PayPalError extends Error {
  override readonly name = 'PayPalError';
  constructor(
    readonly status: number,
    readonly issue: string,
  ) {
    super(`PayPal answered ${status} (${issue}).`);
  }
}

/** PayPal cannot be reached, fails, or answers something that it does not promise. */
export class PayPalAwayError extends Error {
  override readonly name = 'PayPalAwayError';
}

/** PayPal did not answer in time: what it did is not known. */
export class PayPalSlowError extends Error {
  override readonly name = 'PayPalSlowError';
}
