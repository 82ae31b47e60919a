import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconTypes';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: IconName;
  /** What the button does; read out, and shown on hover. */
  readonly label: string;
  /** Stands on turf green. */
  readonly onTurf?: boolean;
}

/** A button that is only an icon. */
export function IconButton({ icon, label, onTurf = false, ...rest }: IconButtonProps) {
  return (
    <IconButtonFrame type="button" title={label} {...rest} aria-label={label} $onTurf={onTurf}>
      <Icon name={icon} />
    </IconButtonFrame>
  );
}

const IconButtonFrame = styled.button<{ readonly $onTurf: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${({ theme }) => theme.sizes.touch};
  height: ${({ theme }) => theme.sizes.touch};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.md};
  color: ${({ theme, $onTurf }) => ($onTurf ? theme.colors.onDeep : theme.colors.inkSoft)};
  background: transparent;
  font-size: 1rem;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  ${({ theme }) => theme.media.up('lg')} {
    width: ${({ theme }) => theme.sizes.compact};
    height: ${({ theme }) => theme.sizes.compact};
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme, $onTurf }) => ($onTurf ? theme.colors.turfDeepHover : theme.colors.sunken)};
    }
  }

  &:focus-visible {
    ${({ theme, $onTurf }) => ($onTurf ? theme.focusRingOnTurf : theme.focusRing)}
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
