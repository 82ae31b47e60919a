import type { ComponentProps } from 'react';
import styled from 'styled-components';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
}

/** A choice that is on or off: the browser's own box, with a label as high as a finger. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <Label>
      <input {...input} type="checkbox" />
      {label}
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: ${({ theme }) => theme.sizes.touch};
  cursor: pointer;

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.turf};
  }

  > input:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
