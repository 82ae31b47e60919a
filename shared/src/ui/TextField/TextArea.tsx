import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { controlStyles } from './Field.styles';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'aria-describedby' | 'aria-invalid'> {}

/** Several lines of text, outlined; `rows` says how many are in sight. All other attributes go to the `textarea`. */
export function TextArea({ label, help, error, id, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} id={id}>
      {(attributes) => <Area {...textarea} {...attributes} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyles}
  height: auto;
  padding-block: ${({ theme }) => theme.space(2)};
  line-height: 1.5;
  resize: vertical;
`;
