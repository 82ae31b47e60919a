import { useRef, type ComponentProps, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { severityLooks, type Severity } from '../Alert/Alert';
import { fr } from '../i18n/fr';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';

/**
 * Place of the snackbars, at the foot of the window. Must be in the page before the first message, or assistive
 * technology does not read that one.
 */
export function SnackbarRegion({ children }: { readonly children: ReactNode }) {
  return (
    <Region role="region" aria-label={fr.notifications} aria-live="polite" aria-relevant="additions text">
      {children}
    </Region>
  );
}

export interface SnackbarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  readonly severity: Severity;
  /** A short text, or a {@link SnackbarLink} with it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Told when a pointer or the focus comes to it and leaves it: whoever counts its time stops meanwhile. */
  readonly onHold?: (isHeld: boolean) => void;
}

/** One short message; a warning or an error interrupts. How long it stays is up to its owner. */
export function Snackbar({ severity, children, onClose, onHold, ...rest }: SnackbarProps) {
  const isUrgent = severity === 'warning' || severity === 'error';
  const hold = useHold(onHold);
  return (
    <Frame {...rest} {...hold} role={isUrgent ? 'alert' : 'status'} $severity={severity}>
      <Icon name={severityLooks[severity].icon} />
      <Message>{children}</Message>
      <IconButton icon="x" label={fr.close} onTurf onClick={onClose} />
    </Frame>
  );
}

/** It is held as long as either the pointer or the focus is there. */
function useHold(onHold: SnackbarProps['onHold']) {
  const by = useRef({ pointer: false, focus: false });
  const set = (what: 'pointer' | 'focus', isThere: boolean) => () => {
    by.current[what] = isThere;
    onHold?.(by.current.pointer || by.current.focus);
  };
  return {
    onPointerEnter: set('pointer', true),
    onPointerLeave: set('pointer', false),
    onFocus: set('focus', true),
    onBlur: set('focus', false),
  };
}

/** Where a message leads: `as={Link}` makes it the router's. */
export const SnackbarLink = styled.a`
  display: block;
  padding: ${({ theme }) => `${theme.space(2)} 0`};
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

const Region = styled.div`
  position: fixed;
  inset: auto ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(3)};
  z-index: ${({ theme }) => theme.depths.snackbar};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-bottom: env(safe-area-inset-bottom);
  pointer-events: none;

  ${({ theme }) => theme.media.down('lg')} {
    bottom: ${({ theme }) => `calc(${theme.sizes.bottomBar} + ${theme.space(2)})`};
  }
`;

const Frame = styled.div<{ readonly $severity: Severity }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  width: 100%;
  max-width: 32rem;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radii.md};
  color: ${({ theme, $severity }) => ($severity === 'error' ? theme.colors.onRed : theme.colors.onDeep)};
  background: ${({ theme, $severity }) => ($severity === 'error' ? theme.colors.red : theme.colors.turfDeep)};
  box-shadow: ${({ theme }) => theme.shadows.overlay};
  pointer-events: auto;

  ${({ theme }) => theme.media.motion} {
    animation: ${css`
      ${rise} 200ms ease-out
    `};
  }

  > button {
    color: inherit;
  }

  > svg {
    color: ${({ theme, $severity }) => ($severity === 'error' ? theme.colors.onRed : theme.colors.amberBright)};
  }
`;

const Message = styled.span`
  flex: 1;
  min-width: 0;
  ${({ theme }) => theme.text.small}
  overflow-wrap: anywhere;
`;
