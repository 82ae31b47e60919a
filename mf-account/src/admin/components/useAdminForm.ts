import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** Sentences by field, for what is to be corrected; `notes.0.text` is a field within one. */
export type FieldFaults = Readonly<Record<string, string | undefined>>;

/** What a field of shared/ui takes: its registration, and what is wrong with it. */
export type FieldAttributes = UseFormRegisterReturn & { readonly error: string | undefined };

interface Options<Values extends FieldValues> {
  readonly initial: DefaultValues<Values>;
  /** What cannot be sent; asked when the form is sent, and after that at every change. */
  readonly check: (values: Values) => FieldFaults;
  /** False where the page itself brings the focus to what is faulty. */
  readonly takesFocus?: boolean;
}

export interface AdminForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** What is typed and chosen at this moment. */
  readonly values: Values;
  /** What is wrong with something that is no single field. */
  readonly faultOf: (name: string) => string | undefined;
  /** Attributes of a field of shared/ui. */
  readonly field: (
    name: FieldPath<Values>,
    options?: RegisterOptions<Values, FieldPath<Values>>,
  ) => FieldAttributes;
}

/** Every form of the back office: react-hook-form, with the checks of `domain/` in place of its rules. */
export function useAdminForm<Values extends FieldValues>({
  initial,
  check,
  takesFocus = true,
}: Options<Values>): AdminForm<Values> {
  const resolver: Resolver<Values> = (values) => {
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of Object.entries(check(values)))
      if (message !== undefined) set(errors, name, { type: 'check', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const form = useForm<Values>({ defaultValues: initial, resolver, shouldFocusError: takesFocus });
  const { errors } = form.formState;
  const faultOf = (name: string): string | undefined => {
    const message: unknown = get(errors, `${name}.message`);
    return typeof message === 'string' ? message : undefined;
  };
  return {
    ...form,
    values: form.watch(),
    faultOf,
    field: (name, options) => ({ ...form.register(name, options), error: faultOf(name) }),
  };
}
