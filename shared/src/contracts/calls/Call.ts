import type * as v from 'valibot';

/**
 * Who may make a call: anyone, whoever is signed in, the member whose `uid` is in the path, the administrator, the
 * administrator who has just given the password, another system that proves itself by its own means.
 */
export type Access = 'anyone' | 'member' | 'self' | 'admin' | 'admin-fresh' | 'system';

/** The parts of a call that both sides need while they run. */
export interface CallHead {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:name` stands for a parameter. */
  readonly path: `/${string}`;
  /** What a success carries. */
  readonly answer: v.GenericSchema;
}

type Fields = v.GenericSchema<Record<string, unknown>>;

/** What the server checks and the API's description says: no browser carries it. */
export interface CallTerms {
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** What a success carries, where that is more than pages are told: rows of a recorded table. */
  readonly rows?: v.GenericSchema;
  /** HTTP status of a success, where that is not 200. */
  readonly status?: 201 | 202 | 204;
  /** Of the answer, where it is no JSON. */
  readonly mediaType?: string;
  /** Who makes the call is written down although it wants no fresh sign-in. */
  readonly isNoted?: boolean;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: v.GenericSchema;
  /** HTTP statuses of `{error: {code, message, details?}}` that belong to this call, beside 401 and 403. */
  readonly refusals?: readonly number[];
}

/** A call of the API, declared once: the server serves it and pages make it by the same declaration. */
export type Call<Head extends CallHead = CallHead, Terms extends CallTerms = CallTerms> = Head & {
  /** On servers alone. */
  readonly terms: () => Terms;
};

/** A value nobody changes, however deep. */
export type Frozen<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
      : Value;

/** The value that a schema describes. */
export type ShapeOf<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

type Part<Name extends 'params' | 'query' | 'body', Terms, Value> = Terms extends {
  readonly [Key in Name]: v.GenericSchema;
}
  ? { readonly [Key in Name]: Value }
  : unknown;
type InputOf<Terms, Name extends string> = Terms extends { readonly [Key in Name]: infer Schema }
  ? Schema extends v.GenericSchema
    ? Frozen<v.InferInput<Schema>>
    : never
  : never;
type OutputOf<Terms, Name extends string> = Terms extends { readonly [Key in Name]: infer Schema }
  ? Schema extends v.GenericSchema
    ? ShapeOf<Schema>
    : never
  : never;
type TermsOf<Made> = Made extends { readonly terms: () => infer Terms } ? Terms : never;

/** What whoever makes a call gives. */
export type GivenTo<Made extends Call> = Part<'params', TermsOf<Made>, InputOf<TermsOf<Made>, 'params'>> &
  (TermsOf<Made> extends { readonly query: v.GenericSchema }
    ? { readonly query?: InputOf<TermsOf<Made>, 'query'> }
    : unknown) &
  Part<'body', TermsOf<Made>, InputOf<TermsOf<Made>, 'body'>>;

/** What the server has read of a call: every part checked, defaults filled in. */
export type ReadOf<Made extends Call> = Part<'params', TermsOf<Made>, OutputOf<TermsOf<Made>, 'params'>> &
  Part<'query', TermsOf<Made>, OutputOf<TermsOf<Made>, 'query'>> &
  Part<'body', TermsOf<Made>, OutputOf<TermsOf<Made>, 'body'>>;

/** What the answer to a call is made of. */
export type AnswerOf<Made extends Call> = ShapeOf<Made['answer']>;
