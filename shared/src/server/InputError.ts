/** Most characters of a refused value that its refusal repeats. */
const SHOWN = 200;

/** What a caller gave and what is wanted of it. */
export interface InputFault {
  /** Of the address or the body; dots between a field and its part. */
  readonly name: string;
  /** Undefined where it is missing. */
  readonly value: unknown;
  readonly wanted: string;
}

/** Something that a caller gave cannot be used: what it is, the value, and what is wanted. Answered with 400. */
export class InputError extends Error {
  readonly code: 'invalid-parameter' | 'unknown-field';
  readonly fault: InputFault;

  constructor({ name, value, wanted }: InputFault, code: InputError['code'] = 'invalid-parameter') {
    const shown = typeof value === 'string' && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
    const given = shown === undefined ? 'is missing' : `is ${JSON.stringify(shown)}`;
    super(
      code === 'unknown-field'
        ? `"${name.slice(0, SHOWN)}" is no field of this body.`
        : `Parameter "${name}" ${given}; wanted: ${wanted}.`,
    );
    this.name = 'InputError';
    this.code = code;
    this.fault = { name: name.slice(0, SHOWN), value: shown, wanted };
  }
}
