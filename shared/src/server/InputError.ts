import { CallError } from './CallError';

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

/** Something that a caller gave cannot be used: what it is, the value, and what is wanted. */
export class InputError extends CallError {
  constructor(
    { name, value, wanted }: InputFault,
    code: 'invalid-parameter' | 'unknown-field' = 'invalid-parameter',
  ) {
    const shown = typeof value === 'string' && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
    const text = typeof shown === 'string' ? shown : (JSON.stringify(shown) ?? null);
    const field = name.slice(0, SHOWN);
    const given = shown === undefined ? 'is missing' : `is ${JSON.stringify(shown)}`;
    const [message, details] =
      code === 'unknown-field'
        ? [`"${field}" is no field of this body.`, { field }]
        : [`Parameter "${name}" ${given}; wanted: ${wanted}.`, { parameter: field, value: text, wanted }];
    super(code, message, { details, findings: [{ rule: field, found: text ?? 'nothing', wanted }] });
    this.name = 'InputError';
  }
}
