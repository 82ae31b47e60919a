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
    const field = cut(name);
    const shown = typeof value === 'string' ? cut(value) : outlineOf(value, DEPTH);
    const json = JSON.stringify(shown);
    const [message, details] =
      code === 'unknown-field'
        ? [`"${field}" is no field of this body.`, { field }]
        : [
            `Parameter "${field}" ${shown === undefined ? 'is missing' : `is ${json}`}; wanted: ${wanted}.`,
            { parameter: field, value: typeof shown === 'string' ? shown : (json ?? null), wanted },
          ];
    const found = typeof shown === 'string' ? shown : (json ?? 'nothing');
    super(code, message, { details, findings: [{ rule: field, found, wanted }] });
    this.name = 'InputError';
  }
}

/** How deep and how far into a refused list or object its refusal shows it: a caller may nest without end. */
const DEPTH = 3;
const MOST_ITEMS = 10;

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function outlineOf(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => outlineOf(item, depth - 1));
  const entries = Object.entries(value).slice(0, MOST_ITEMS);
  return Object.fromEntries(entries.map(([name, item]) => [cut(name), outlineOf(item, depth - 1)]));
}
