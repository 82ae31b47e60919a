/** A call of a cloud function that cannot be answered as asked. The message may be shown. */
export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';

  constructor(
    readonly reason: 'invalid-parameter' | 'invalid-token',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
