import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { popupStyles } from './popupStyles';

export interface AnchoredPanelProps {
  /** The button that it belongs to; it has the focus again afterwards. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly open: boolean;
  /** Escape, or a press outside of panel and button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel of one's own below its button, as wide as a phone; its content scrolls. */
export function AnchoredPanel({ anchor, title, open, onClose, children }: AnchoredPanelProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen, { event }) => {
        // A press of the button itself is the button's affair.
        if (!isOpen && !anchor.current?.contains(event.target as Node | null)) onClose();
      }}
    >
      <Base.Portal>
        <Positioner anchor={anchor} align="end" sideOffset={8} collisionPadding={8} positionMethod="fixed">
          <Popup finalFocus={anchor}>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: ${({ theme }) => theme.depths.overlay};
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  width: 24rem;
  max-height: min(36rem, var(--available-height, 100vh));
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Title = styled(Base.Title)`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.depths.sticky};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-bottom: ${({ theme }) => theme.borders.hairline};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.text.h3}
`;
