import { useId } from 'react';
import styled from 'styled-components';

interface Props {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A choice that counts at once: the browser's own box, read out and drawn as a switch. */
export function ConsentSwitch({ label, help, isOn, isDisabled = false, onChange }: Props) {
  const described = useId();
  return (
    <div>
      <Label>
        {label}
        <Track
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby={described}
          checked={isOn}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
      </Label>
      <Help id={described}>{help}</Help>
    </div>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  min-height: ${({ theme }) => theme.sizes.touch};
  color: ${({ theme }) => theme.colors.ink};
  font-weight: 600;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;

/** 44 × 24 pixels; the knob is a shadow-free circle that goes from one end to the other. */
const Track = styled.input`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  margin: 0;
  border: 2px solid ${({ theme }) => theme.colors.inkSoft};
  border-radius: 1rem;
  background: ${({ theme }) => theme.colors.surface};
  appearance: none;
  cursor: inherit;

  &::before {
    content: '';
    position: absolute;
    inset: 2px auto auto 2px;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.colors.inkSoft};
    ${({ theme }) => theme.media.motion} {
      transition: transform 150ms;
    }
  }

  &:checked {
    border-color: ${({ theme }) => theme.colors.turf};
    background: ${({ theme }) => theme.colors.turf};
  }

  &:checked::before {
    transform: translateX(1.25rem);
    background: ${({ theme }) => theme.colors.onTurf};
  }

  &:disabled {
    opacity: 0.5;
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;

const Help = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
`;
