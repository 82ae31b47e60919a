/** Every error code of the site, with what it means. `docs/errors.md` and each package's copy follow this table. */
export const ERROR_CODES = {
  http: 'The API answered with a status other than 2xx.',
  network: 'No answer came from the API.',
  aborted: 'The caller gave up before the answer came.',
  malformed: 'An answer does not have the promised shape.',
  'not-found': 'The address names nothing that exists.',
  'auth-unavailable': 'The identity SDK did not come within its waiting time.',
  'auth-refused': 'The identity provider refused.',
  'data-unavailable': 'Edited content could not be read.',
  'remote-load': 'A file of a remote could not be loaded or run.',
  'remote-shape': 'A remote does not expose what its configuration says.',
  'remote-contract': 'A remote was built for a contract this shell does not speak.',
  'remote-timeout': 'A remote did not answer in time.',
  'remote-crash': 'A remote threw while it rendered or prepared a page.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** Plain facts that help to understand: status, path, remote, provider code. No personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** The one error type that crosses module boundaries. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number | boolean>>;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }
}

/** True for an AppError, also one made by another copy of this module, which is what each remote has. */
export function isAppError(value: unknown, code?: ErrorCode): value is AppError {
  return (
    value instanceof Error &&
    value.name === 'AppError' &&
    'code' in value &&
    (code === undefined || value.code === code)
  );
}
