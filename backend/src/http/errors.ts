import { InputError } from '@galopin/shared/server';

/** Facts that help to understand an error; no personal data. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

/** What the API answers instead of a result: `{error: {code, message, details?}}`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: ErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
  }
}

export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly details?: ErrorDetails };
}

/** A parameter that cannot be used: its name, the value given and what is wanted, all in the answer. */
export function invalidParameter(name: string, value: unknown, wanted: string): ApiError {
  return refuseInput(new InputError({ name, value, wanted }));
}

/** What a caller gave and cannot be used, as the API answers it. */
export function refuseInput({ code, message, fault: { name, value, wanted } }: InputError): ApiError {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? null);
  const details = code === 'unknown-field' ? { field: name } : { parameter: name, value: text, wanted };
  return new ApiError(400, code, message, details);
}

export function errorBody(error: ApiError): ErrorBody {
  const { code, message, details } = error;
  return { error: details === undefined ? { code, message } : { code, message, details } };
}
