import type { ReactNode } from 'react';
import styled from 'styled-components';
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

export interface SnackbarProps {
  readonly severity: Severity;
  readonly message: string;
  readonly onClose: () => void;
}

/** One short message; an error interrupts. How long it stays is up to its owner. */
export function Snackbar({ severity, message, onClose }: SnackbarProps) {
  return (
    <Frame {...(severity === 'error' && { role: 'alert' })} $severity={severity}>
      <Icon name={severityLooks[severity].icon} />
      <Message>{message}</Message>
      <IconButton icon="x" label={fr.close} onTurf onClick={onClose} />
    </Frame>
  );
}

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
`;

const Frame = styled.div<{ readonly $severity: Severity }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  width: 100%;
  max-width: 32rem;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radii.md};
  color: ${({ theme }) => theme.colors.onTurf};
  background: ${({ theme, $severity }) => ($severity === 'error' ? theme.colors.red : theme.colors.turfDeep)};
  box-shadow: ${({ theme }) => theme.shadows.overlay};
  pointer-events: auto;

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
