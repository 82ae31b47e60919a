import { useUnsavedInput } from '@galopin/shared/shell-context';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Faults<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What went wrong with what was sent, in the visitor's words. */
export interface Explanation<Name extends string> {
  readonly message: string;
  /** The field it is about, and stands beside. */
  readonly field?: Name;
  /** The field to go to, where the message is about several. */
  readonly goTo?: Name;
}

/** `done` lasts until another page or view is there. */
type State<Name extends string> =
  | { readonly status: 'editing'; readonly faults: Faults<Name>; readonly failure: string | null }
  | { readonly status: 'sending' | 'done' };

export interface AccountFormOptions<Name extends string> {
  /** What stands in the fields at first; their order is that of the page. */
  readonly initial: Values<Name>;
  /** Sentences for what cannot be sent, by field. */
  readonly check: (values: Values<Name>) => Faults<Name>;
  readonly send: (values: Values<Name>) => Promise<void>;
  readonly explain: (error: unknown) => Explanation<Name>;
  /** The form took the place of another one, where the focus was. */
  readonly takesFocus?: boolean;
}

/** A small form: its values, where it stands, and where the focus goes. What is typed is held against reloads. */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>) {
  const { initial, check, send, explain, takesFocus = false } = options;
  const [values, setValues] = useState(initial);
  const [state, setState] = useState(untouched<Name>);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const names = Object.keys(initial) as Name[];
  const isBusy = state.status !== 'editing';
  useUnsavedInput(state.status !== 'done' && names.some((name) => values[name] !== ''));

  useEffect(() => {
    if (takesFocus) Object.values<HTMLInputElement | null | undefined>(inputs.current)[0]?.focus();
  }, [takesFocus]);

  const sendChecked = async (checked: Values<Name>) => {
    setState({ status: 'sending' });
    try {
      await send(checked);
      setState({ status: 'done' });
    } catch (error) {
      const { message, field, goTo = field } = explain(error);
      const faults = (field === undefined ? {} : { [field]: message }) as Faults<Name>;
      setState({ status: 'editing', faults, failure: field === undefined ? message : null });
      const wrong = goTo === undefined ? null : inputs.current[goTo];
      wrong?.focus();
      wrong?.select();
    }
  };

  return {
    values,
    isBusy,
    isDone: state.status === 'done',
    /** What is about no single field. */
    failure: state.status === 'editing' ? state.failure : null,
    fill(filled: Values<Name>) {
      setValues(filled);
      setState(untouched<Name>());
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (isBusy) return;
      const faults = check(values);
      const first = names.find((name) => faults[name] !== undefined);
      if (first === undefined) return void sendChecked(values);
      setState({ status: 'editing', faults, failure: null });
      inputs.current[first]?.focus();
    },
    /** Attributes of a field. */
    field: (name: Name) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      name,
      required: true,
      value: values[name],
      error: state.status === 'editing' ? state.faults[name] : undefined,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setState((before) =>
          before.status === 'editing'
            ? { ...before, faults: { ...before.faults, [name]: undefined } }
            : before,
        );
      },
    }),
  };
}

const untouched = <Name extends string>(): State<Name> => ({
  status: 'editing',
  faults: {} as Faults<Name>,
  failure: null,
});

export type AccountForm<Name extends string> = ReturnType<typeof useAccountForm<Name>>;
