import { InputError, type CallDetails, type CallError } from '@galopin/shared/server';

/** What the API answers instead of a result. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly details?: CallDetails };
}

/** A parameter that cannot be used: its name, the value given and what is wanted, all in the answer. */
export const invalidParameter = (name: string, value: unknown, wanted: string): CallError =>
  new InputError({ name, value, wanted });

export function errorBody(error: CallError): ErrorBody {
  const { code, message, details } = error;
  return { error: details === undefined ? { code, message } : { code, message, details } };
}
