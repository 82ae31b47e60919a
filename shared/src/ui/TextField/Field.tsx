import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { FieldFrame, FieldLabel, FieldNote } from './Field.styles';

export interface FieldProps {
  readonly label: string;
  /** What to enter and in which form. */
  readonly help?: string | undefined;
  /** What is wrong with the value; shown instead of the help text. */
  readonly error?: string | undefined;
}

/** Attributes that tie a control to its label and notes. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldLayoutProps extends FieldProps {
  readonly id?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above a control, note below it, tied together for assistive technology. */
export function Field({ label, help, error, id, children }: FieldLayoutProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const note = error ?? help;
  const noteId = note === undefined ? undefined : `${controlId}-note`;
  return (
    <FieldFrame>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <FieldNote id={noteId} $error={error !== undefined}>
          {error !== undefined && <Icon name="alert-circle" />}
          {note}
        </FieldNote>
      )}
    </FieldFrame>
  );
}
