import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { controlStyles } from './Field.styles';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'> {
  /** A button at the end of the field, such as one that shows a password. */
  readonly trailing?: ReactNode;
}

/** One line of text, outlined and compact. `ref` and all other attributes go to the `input`. */
export function TextField({ label, help, error, id, trailing, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} id={id}>
      {(attributes) =>
        trailing === undefined ? (
          <Input {...input} {...attributes} />
        ) : (
          <WithTrailing>
            <Input {...input} {...attributes} $trailing />
            {trailing}
          </WithTrailing>
        )
      }
    </Field>
  );
}

const Input = styled.input<{ readonly $trailing?: boolean }>`
  ${controlStyles}
  ${({ $trailing, theme }) => $trailing === true && `padding-right: ${theme.sizes.touch};`}
`;

const WithTrailing = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset: 0 0 0 auto;
  }
`;
