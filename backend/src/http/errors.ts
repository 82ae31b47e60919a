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
export function invalidParameter(parameter: string, value: unknown, wanted: string): ApiError {
  const given = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
  return new ApiError(400, 'invalid-parameter', `Parameter "${parameter}" ${given}; wanted: ${wanted}.`, {
    parameter,
    value: typeof value === 'string' ? value : (JSON.stringify(value) ?? null),
    wanted,
  });
}

export function errorBody(error: ApiError): ErrorBody {
  const { code, message, details } = error;
  return { error: details === undefined ? { code, message } : { code, message, details } };
}
