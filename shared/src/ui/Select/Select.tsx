import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { Field, type FieldProps } from '../TextField/Field';
import { controlStyles } from '../TextField/Field.styles';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'aria-describedby' | 'aria-invalid' | 'children'> {
  readonly options: readonly SelectOption[];
}

/** One choice out of a list: the browser's own control, dressed as a text field. */
export function Select({ label, help, error, id, options, ...select }: SelectProps) {
  return (
    <Field label={label} help={help} error={error} id={id}>
      {(attributes) => (
        <Frame>
          <NativeSelect {...select} {...attributes}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <Arrow>
            <Icon name="chevron-down" />
          </Arrow>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
`;

const NativeSelect = styled.select`
  ${controlStyles}
  padding-right: ${({ theme }) => theme.space(9)};
  appearance: none;
  cursor: pointer;
`;

const Arrow = styled.span`
  position: absolute;
  inset: 0 ${({ theme }) => theme.space(3)} 0 auto;
  display: flex;
  align-items: center;
  color: ${({ theme }) => theme.colors.inkSoft};
  pointer-events: none;
`;
